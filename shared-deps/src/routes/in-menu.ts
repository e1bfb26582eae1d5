import type { RouteData } from '@school/shared-deps';

type Group = NonNullable<RouteData['menu']>['group'];

/** A page in a group of the menu, or of its name; `label` is the shorter title. */
export function inMenu(group: Group, order: number, title: string, label = title) {
  return { title, trail: title === group ? [] : [group], menu: { group, label, order } };
}
