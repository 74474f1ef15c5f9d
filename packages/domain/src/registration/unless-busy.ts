/** What is done with an application, each only while it is not on its way: nothing changes there. */
export function unlessPending(busy: boolean) {
  return <Event = void>(act: (event: Event) => void) =>
    (event: Event) => {
      if (!busy) act(event)
    }
}
