import { act, Fragment, type ComponentType, type ReactNode, type StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { ShopProvider } from '../shop-context'
import type { TestShop } from './test-shop'

/** A place to draw nothing in. */
function emptyContainer(): Element {
  const document = Object.assign(new EventTarget(), { nodeType: 9 })
  const element = { nodeType: 1, tagName: 'DIV', nodeName: 'DIV', ownerDocument: document, textContent: '' }
  return Object.assign(new EventTarget(), element) as unknown as Element
}

/**
 * Runs a hook inside a shop, as a page would.
 * @param mode `StrictMode` has React begin every effect twice, to find those that are not ended well
 * @param around what else the hook needs around it
 */
export async function renderHook<Result>(
  { shop, queryClient }: TestShop,
  useIt: () => Result,
  {
    mode: Mode = Fragment,
    around: Around = Fragment,
  }: { mode?: typeof StrictMode; around?: ComponentType<{ children: ReactNode }> } = {},
) {
  let use = useIt
  let latest: { result: Result } | undefined
  function Page() {
    latest = { result: use() }
    return null
  }
  const root = createRoot(emptyContainer())
  const draw = () =>
    act(async () =>
      root.render(
        <Mode>
          <ShopProvider shop={shop} queryClient={queryClient}>
            <Around>
              <Page />
            </Around>
          </ShopProvider>
        </Mode>,
      ),
    )
  const leave = () => act(async () => root.unmount())
  onTestFinished(leave)
  await draw()

  function current(): Result {
    if (!latest) throw new Error('The hook has not run.')
    return latest.result
  }

  return {
    /** What the hook gave last. */
    current,
    /** Does something the way a buyer does, and waits for what follows from it at once. */
    async does<Done>(action: (result: Result) => Done): Promise<Awaited<Done>> {
      let done: Done | undefined
      await act(async () => {
        done = action(current())
        // What follows at once takes several turns of the event loop: the cache tells its readers in a turn of its own.
        for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setTimeout(resolve, 0))
      })
      return (await done) as Awaited<Done>
    },
    /** Waits until the page is as told. */
    async until(isSo: (result: Result) => boolean): Promise<Result> {
      for (let tries = 0; tries < 20_000; tries++) {
        if (isSo(current())) return current()
        await act(() => new Promise((resolve) => setTimeout(resolve, 2)))
      }
      throw new Error(`The page never got there. It is: ${JSON.stringify(current(), null, 2)}`)
    },
    /** Renders the page again, with another hook where one is given. */
    async again(next: () => Result = use): Promise<void> {
      use = next
      await draw()
    },
    leave,
  }
}
