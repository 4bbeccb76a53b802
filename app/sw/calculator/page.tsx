export { default, generateMetadata } from '@/app/calculator/page';
