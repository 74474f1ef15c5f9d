/**
 * Just enough of a window for React to run hooks in: components of these tests draw nothing, so no document is needed.
 */
const standIn = Object.assign(new EventTarget(), { HTMLIFrameElement: class {}, event: undefined })
Object.assign(globalThis, { window: standIn, IS_REACT_ACT_ENVIRONMENT: true })
