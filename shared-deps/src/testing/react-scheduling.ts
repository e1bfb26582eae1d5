import { configure } from '@testing-library/react';

/** Lets React schedule its work itself, as in a browser: `act` would hydrate all islands at once. */
export function leaveSchedulingToReact(): void {
  beforeAll(() => {
    configure({ eventWrapper: (dispatch) => void dispatch() });
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
}
