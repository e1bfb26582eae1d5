import { segment } from '../request';

export function partLink(key: string): string {
  return `#/parts/${segment(key)}`;
}

export function entryLink(key: string, id: string): string {
  return `${partLink(key)}/${segment(id)}`;
}
