/** What is wrong with a school's code, the last segment of the API's paths; nothing where it will do. */
export function schoolCodeProblem(code: string): string | undefined {
  return /^[\w-]{1,100}$/.test(code) ? undefined : `must be letters, digits, - and _, not "${code}"`;
}
