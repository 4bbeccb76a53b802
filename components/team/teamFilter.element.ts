import type { FormField } from '@/lib/browser/formFields';
import { PageElement } from '@/lib/browser/pageElement';
import { followUrl } from '@/lib/browser/urlFields';
import { containsWords } from '@/lib/search/containsWords';

type TeamState = { query: string; department: string; isAnswered: boolean };

/** Filters the team cards by search and department (TeamPage.tsx). */
export class TeamFilterElement extends PageElement<'team-filter', TeamState> {
  protected state: TeamState = { query: '', department: '', isAnswered: false };

  protected start(signal: AbortSignal): void {
    const fields = [...this.querySelectorAll<FormField>('input, select')];
    const read = () => {
      const [query = '', department = ''] = fields.map(({ value }) => value.trim());
      const isNarrowed = query !== '' || department !== '';
      this.change({ query, department, isAnswered: this.state.isAnswered || isNarrowed });
    };
    followUrl(fields, read, signal);
    // Until now, CSS has hidden the cards if the URL asks for only some of them.
    document.documentElement.removeAttribute('data-asked');
  }

  protected show({ query, department, isAnswered }: TeamState): void {
    const cards = this.all('card');
    for (const card of cards) {
      const { words = '', category: own } = card.dataset;
      card.hidden = (department !== '' && own !== department) || !containsWords([words], query);
    }
    const count = cards.filter(({ hidden }) => !hidden).length;
    this.named('everyone').hidden = count < cards.length;
    this.named('nobody').hidden = count > 0;

    const name = count === 0 ? 'none' : count === 1 ? 'single' : 'many';
    const sentence = isAnswered ? (this.getAttribute(name) ?? '') : '';
    this.named('status').textContent = sentence.replace('{count}', String(count));
  }
}
