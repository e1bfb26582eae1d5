export { OuterLink } from './core/ui/outer-link';
export { PhoneLink } from './core/ui/phone-link';
