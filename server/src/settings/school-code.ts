/** The problem of a school's code, the last segment of the API's paths. Undefined for a valid one. */
export function schoolCodeProblem(code: string): string | undefined {
  return /^[\w-]{1,100}$/.test(code) ? undefined : `must be letters, digits, - and _, not "${code}"`;
}
