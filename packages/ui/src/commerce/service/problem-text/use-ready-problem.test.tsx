import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Problem } from '@skafferi/domain/platform/action/views'

const refused: Problem = {
  action: 'add_to_cart',
  code: 'insufficient_inventory',
  message: 'Server: too few.',
  params: { title: 'Sältan', left: 9 },
  fields: {},
}

/** A container for components that render no elements. */
function emptyContainer(): Element {
  const document = Object.assign(new EventTarget(), { nodeType: 9 })
  const element = { nodeType: 1, tagName: 'DIV', nodeName: 'DIV', ownerDocument: document, textContent: '' }
  return Object.assign(new EventTarget(), element) as unknown as Element
}

/** Renders a refusal. The sentences have not been loaded, whatever ran before. */
async function renderRefusal(loadSentences: (load: () => Promise<object>) => Promise<object>) {
  vi.resetModules()
  vi.doMock('./shop-sentences', loadSentences)
  // Its longest wait would end after the test.
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
  // As much as React needs.
  vi.stubGlobal('window', Object.assign(new EventTarget(), { HTMLIFrameElement: class {}, event: undefined }))
  const { useReadyProblem } = await import('./use-ready-problem')
  const { useProblemText } = await import('./use-problem-text')
  const texts: (string | null)[] = []
  function Page() {
    const ready = useReadyProblem(refused)
    const problemText = useProblemText()
    texts.push(ready && problemText(ready))
    return null
  }
  const root = createRoot(emptyContainer())
  root.render(<Page />)
  onTestFinished(async () => {
    root.unmount()
    vi.useRealTimers()
    // React finishes in later tasks.
    await new Promise((resolve) => setTimeout(resolve, 50))
    vi.unstubAllGlobals()
    vi.doUnmock('./shop-sentences')
  })
  await vi.waitFor(() => expect(texts).not.toEqual([]))
  return texts
}

test('a refusal waits for its sentence, and shows no other before', async () => {
  let arrive: (value?: unknown) => void = () => {}
  const arrived = new Promise((resolve) => (arrive = resolve))
  const texts = await renderRefusal(async (load) => {
    await arrived
    return load()
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(new Set(texts)).toEqual(new Set([null]))
  arrive()
  await vi.waitFor(() => expect(new Set(texts)).toEqual(new Set([null, 'Not enough stock for Sältan. 9 left.'])))
})

test('it shows the server’s sentence if its own cannot be loaded', async () => {
  const texts = await renderRefusal(() => Promise.reject(new Error('offline')))
  await vi.waitFor(() => expect(new Set(texts)).toEqual(new Set([null, 'Server: too few.'])))
})
