import { configure } from '@testing-library/react';

/** In this file's tests React works in its own time, as in a browser: `act` would rush hydration past its slices. */
export function leaveSchedulingToReact(): void {
  beforeAll(() => {
    configure({ eventWrapper: (dispatch) => void dispatch() });
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
}
