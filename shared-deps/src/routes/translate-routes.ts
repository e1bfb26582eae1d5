import type { Route } from '@school/shared-deps';

/** Routes with their titles and labels in another language; those that it lacks stay English. */
export function translateRoutes(routes: readonly Route[], titles: Readonly<Record<string, string>>): Route[] {
  const inLanguage = (text: string) => titles[text] ?? text;
  return routes.map(({ menu, footer, ...route }) => ({
    ...route,
    title: inLanguage(route.title),
    trail: route.trail.map(inLanguage),
    ...(menu && { menu: { ...menu, label: inLanguage(menu.label) } }),
    ...(footer && { footer: { ...footer, label: inLanguage(footer.label) } }),
  }));
}
