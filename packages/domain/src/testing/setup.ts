/**
 * A minimal window for React to run hooks in. The components of these tests render no elements, so no document is needed.
 */
const fakeWindow = Object.assign(new EventTarget(), { HTMLIFrameElement: class {}, event: undefined })
Object.assign(globalThis, { window: fakeWindow, IS_REACT_ACT_ENVIRONMENT: true })
