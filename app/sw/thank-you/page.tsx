export { default, generateMetadata } from '@/app/thank-you/page';
