/** The route of a path, whatever its case and with or without slashes at its end. */
export function matchRoute<R extends { path: string; aliases?: readonly string[] }>(
  routes: readonly R[],
  pathname: string,
): R | undefined {
  const wanted = normalisePath(pathname);
  return routes.find(({ path, aliases = [] }) =>
    [path, ...aliases].some((each) => normalisePath(each) === wanted),
  );
}

function normalisePath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}
