import { say } from '@/lib/words/say';
import { ActionButton } from '../ActionButton';
import type { ResultPicture } from '../resultModel';
import { saveFile } from '../saveFile';

type PictureButtonProps = {
  picture: ResultPicture;
  /** Name of the file without its ending. */
  fileName: string;
  /** Text that is shared with it: the result in words. */
  title: string;
  text: string;
  /** Says what came of a press. */
  onNotice: (words: string) => void;
};

/** Shares the result as a picture by what the device offers, else downloads it. Its code comes with the first press. */
export function PictureButton({ picture, fileName, title, text, onNotice }: PictureButtonProps) {
  const share = async () => {
    try {
      const { drawResultPicture } = await import('./resultPicture');
      const file = new File([await drawResultPicture(picture)], `${fileName}.png`, { type: 'image/png' });
      if (navigator.canShare?.({ files: [file] })) {
        await navigator.share({ files: [file], title, text: `${text}\n${location.href}` });
      } else {
        onNotice(saveFile(file, file.name));
      }
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) onNotice(say('The picture could not be made. Please try again.'));
    }
  };

  return (
    <ActionButton icon="picture" onClick={share}>
      {say('Picture')}
    </ActionButton>
  );
}
