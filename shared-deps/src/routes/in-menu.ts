import type { RouteData } from '@school/shared-deps';

type Group = NonNullable<RouteData['menu']>['group'];

/** Title, breadcrumb and menu entry of a page in a group of the menu; `label` is the menu's shorter title. */
export function inMenu(group: Group, order: number, title: string, label = title) {
  return { title, trail: [group], menu: { group, label, order } };
}
