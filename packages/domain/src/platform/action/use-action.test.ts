import { ApiError } from '@skafferi/api'
import { onlineManager } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { pendingInputs } from './run-cache'
import type { ActionOptions } from './runs'
import { useAction } from './use-action'

const refusal = new ApiError(409, { code: 'conflict', message: 'Not now.' })
const networkError = new ApiError(0, { code: 'network', message: '' })

/** Renders a page with one action, in strict mode. The test settles the action's calls. */
async function openPage(options?: ActionOptions<string>, test = createTestShop({})) {
  const calls: {
    input: string
    signal: AbortSignal
    answer: (result: string) => void
    fail: (error: Error) => void
  }[] = []
  const send = (input: string, signal: AbortSignal) =>
    new Promise<string>((answer, fail) => calls.push({ input, signal, answer, fail }))
  const page = await renderHook(test, () => useAction('send_message', send, options), { mode: StrictMode })
  const cachedRuns = () => test.queryClient.getMutationCache().getAll()
  /** Settles a call and waits until the page shows it. */
  async function settle(answer: () => void) {
    const { pending: before } = await page.until(({ pending }) => pending.length > 0)
    await page.does(answer)
    await page.until(({ pending }) => pending.length < before.length)
  }
  return { test, page, calls, inputs: () => calls.map(({ input }) => input), cachedRuns, settle }
}

describe('an action', () => {
  it('is busy while it is pending, and resolves to true if it succeeded', async () => {
    const { page, calls, settle } = await openPage()
    expect(page.current()).toMatchObject({ busy: false, done: false, problem: null, pending: [] })
    const run = page.does((action) => [action.run('a')])
    const [succeeded] = await run
    expect(page.current()).toMatchObject({ busy: true, done: false, input: 'a', pending: ['a'] })
    await settle(() => calls[0]!.answer('one'))
    await expect(succeeded).resolves.toBe(true)
    expect(page.current()).toMatchObject({ busy: false, done: true, result: 'one', problem: null })
  })

  it('resolves once the page shows the problem, so that the caller can move the focus to it', async () => {
    const { page, calls } = await openPage()
    const [displayedCode] = await page.does(({ run }) => [run('a').then(() => page.current().problem?.code)])
    // As in a browser: awaiting does not flush React's updates.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
    environment.IS_REACT_ACT_ENVIRONMENT = false
    calls[0]!.fail(refusal)
    await expect(displayedCode).resolves.toBe('conflict')
    environment.IS_REACT_ACT_ENVIRONMENT = true
  })

  it('loses a network problem when the browser is online again, but keeps a refusal', async () => {
    for (const [error, expectedCode] of [
      [networkError, null],
      [refusal, 'conflict'],
    ] as const) {
      const { page, calls, settle } = await openPage()
      await page.does(({ run }) => void run('a'))
      await settle(() => calls[0]!.fail(error))
      expect(page.current().problem?.code).toBe(error.code)
      await page.does(() => onlineManager.setOnline(false))
      await page.does(() => onlineManager.setOnline(true))
      expect(page.current().problem?.code ?? null).toBe(expectedCode)
    }
  })

  it('runs once if it is triggered twice', async () => {
    const { page, calls, inputs, settle } = await openPage()
    const [, second] = await page.does(({ run }) => [run('a'), run('b')] as const)
    await expect(second).resolves.toBe(false)
    await expect(page.does(({ run }) => run('c'))).resolves.toBe(false)
    expect(inputs()).toEqual(['a'])
    await settle(() => calls[0]!.answer(''))
    await page.does(({ run }) => void run('d'))
    expect(inputs()).toEqual(['a', 'd'])
  })

  it('has a problem after a refusal, until it runs again', async () => {
    const { page, calls, settle } = await openPage()
    const [succeeded] = await page.does(({ run }) => [run('a')])
    await settle(() => calls[0]!.fail(refusal))
    await expect(succeeded).resolves.toBe(false)
    const problem = { action: 'send_message', code: 'conflict', message: 'Not now.', fields: {} }
    expect(page.current()).toMatchObject({ busy: false, done: false, problem })
    await page.does(({ run }) => void run('b'))
    expect(page.current()).toMatchObject({ busy: true, problem: null })
  })

  it('returns the same problem object at each rendering', async () => {
    const { page, calls, settle } = await openPage()
    await page.does(({ run }) => void run('a'))
    await settle(() => calls[0]!.fail(refusal))
    const { problem } = page.current()
    await page.rerender()
    expect(page.current().problem).toBe(problem)
  })

  it('retries with the same input, and does nothing before the first run', async () => {
    const { page, calls, inputs, settle } = await openPage()
    await expect(page.does(({ retry }) => retry())).resolves.toBe(false)
    await page.does(({ run }) => void run('a'))
    await settle(() => calls[0]!.fail(networkError))
    await page.does(({ retry }) => void retry())
    expect(inputs()).toEqual(['a', 'a'])
    expect(page.current().problem).toBeNull()
  })

  it('loses its settled runs at reset, but not the pending ones', async () => {
    const { page, calls, settle } = await openPage()
    await page.does(({ run }) => void run('a'))
    await settle(() => calls[0]!.fail(refusal))
    await page.does(({ reset }) => reset())
    expect(page.current()).toMatchObject({ problem: null, done: false, input: undefined })
    await page.does(({ run }) => void run('b'))
    await page.does(({ reset }) => reset())
    expect(page.current().busy).toBe(true)
    await settle(() => calls[1]!.answer(''))
    expect(page.current().done).toBe(true)
  })

  it('ends at once when it is cancelled, and ignores a late response', async () => {
    const { page, calls } = await openPage()
    await page.does(({ run }) => void run('a'))
    await page.does(({ cancel }) => cancel())
    expect(calls[0]!.signal.aborted).toBe(true)
    expect(page.current()).toMatchObject({ busy: false, input: undefined })
    await page.does(({ run }) => void run('b'))
    expect(calls[1]!.signal.aborted).toBe(false)
    await page.does(() => calls[0]!.answer('late'))
    expect(page.current()).toMatchObject({ busy: true, input: 'b', result: undefined })
  })

  it('derives its name from its input', async () => {
    const page = await renderHook(createTestShop({}), () =>
      useAction(
        (quantity: number) => (quantity === 0 ? 'remove_item' : 'update_quantity'),
        async () => Promise.reject(refusal),
      ),
    )
    await page.does(({ run }) => run(0))
    await page.until(({ problem }) => problem?.action === 'remove_item')
    await page.does(({ run }) => run(5))
    await page.until(({ problem }) => problem?.action === 'update_quantity')
  })
})

describe('a bug', () => {
  it('reaches the error boundary', async () => {
    const { page, calls } = await openPage()
    const bug = new TypeError('not a function')
    await page.does(({ run }) => void run('a'))
    await page.until(() => calls.length === 1)
    const outcome = page.does(() => calls[0]!.fail(bug)).then(() => page.until(() => false))
    await expect(outcome).rejects.toBe(bug)
  })
})

describe('parallel runs', () => {
  const idOf = (input: string) => input.slice(0, 1)

  it('have separate states', async () => {
    const { page, calls, inputs, settle } = await openPage({ idOf })
    await page.does(({ run }) => {
      void run('a1')
      void run('a2')
      void run('b1')
    })
    expect(inputs()).toEqual(['a1', 'b1'])
    await settle(() => calls[0]!.fail(refusal))
    await settle(() => calls[1]!.answer('well'))
    const { of } = page.current()
    expect(of('a')).toMatchObject({ busy: false, done: false, problem: { code: 'conflict' } })
    expect(of('b')).toMatchObject({ busy: false, done: true, result: 'well', problem: null })
    expect(of('c')).toEqual({ busy: false, done: false, problem: null })
    await page.does(({ run }) => void run('b2'))
    expect(page.current().of('a').problem).not.toBeNull()
  })

  it('are reset some time after success, and keep a problem until the next run', async () => {
    const { page, calls, settle } = await openPage({ idOf, resetAfter: 1000 })
    await page.does(({ run }) => [void run('a'), void run('b')])
    await settle(() => calls[0]!.answer(''))
    expect(page.current().of('a').done).toBe(true)
    await settle(() => calls[1]!.fail(refusal))
    await page.until(({ of }) => !of('a').done)
    expect(page.current().of('b').problem).not.toBeNull()
  })
})

describe('runs with the same scope', () => {
  it('are sequential, in the order of the calls', async () => {
    const { page, calls, inputs, settle } = await openPage({ scope: 'cart', queue: true })
    await page.does(({ run }) => ['a', 'b', 'c'].map((input) => void run(input)))
    expect(page.current().pending).toEqual(['a', 'b', 'c'])
    expect(inputs()).toEqual(['a'])
    await settle(() => calls[0]!.answer(''))
    expect(inputs()).toEqual(['a', 'b'])
    await settle(() => calls[1]!.fail(refusal))
    expect(inputs()).toEqual(['a', 'b', 'c'])
    await settle(() => calls[2]!.answer(''))
    expect(page.current()).toMatchObject({ busy: false, done: true, problem: { code: 'conflict' } })
  })

  it('are sequential across pages: a run waits for the pending run of an earlier page', async () => {
    const options = { scope: 'cart', key: ['cart', 'change'] }
    const first = await openPage(options)
    await first.page.does(({ run }) => void run('a'))
    await first.page.leave()
    const second = await openPage(options, first.test)
    await second.page.does(({ run }) => void run('b'))
    expect(pendingInputs(first.test.queryClient, ['cart', 'change'])).toEqual(['a', 'b'])
    expect(second.inputs()).toEqual([])
    await second.page.does(() => first.calls[0]!.answer(''))
    await second.page.until(() => second.inputs().length === 1)
    expect(second.page.current()).toMatchObject({ busy: true, input: 'b' })
  })
})

it('refetches queries after a failure with unknown outcome, and not after a refusal', async () => {
  const { test, page, calls, settle } = await openPage({ refetchOnUnknown: [['cart']] })
  test.queryClient.setQueryData(['cart', 'current'], {})
  const isOutdated = () => test.queryClient.getQueryState(['cart', 'current'])?.isInvalidated
  await page.does(({ run }) => void run('a'))
  await settle(() => calls[0]!.fail(refusal))
  expect(isOutdated()).toBe(false)
  await page.does(({ run }) => void run('a'))
  await settle(() => calls[1]!.fail(networkError))
  expect(isOutdated()).toBe(true)
})

describe('an unmounted page', () => {
  const password = 'correct horse battery staple'

  it('leaves no input in the cache, because it may be a password', async () => {
    const { page, calls, cachedRuns, settle } = await openPage()
    await page.does(({ run }) => void run(password))
    await settle(() => calls[0]!.fail(refusal))
    expect(cachedRuns()).toHaveLength(1)
    await page.leave()
    expect(cachedRuns()).toEqual([])
  })

  it('aborts its pending runs and ignores their responses', async () => {
    for (const outcome of ['answer', 'fail'] as const) {
      const { page, calls, cachedRuns } = await openPage()
      await page.does(({ run }) => void run(password))
      await page.leave()
      expect(calls[0]!.signal.aborted).toBe(true)
      if (outcome === 'answer') calls[0]!.answer('')
      else calls[0]!.fail(new TypeError('not a function'))
      await new Promise((resolve) => setTimeout(resolve, 0))
      expect(cachedRuns()).toEqual([])
    }
  })

  it('leaves no input of a run that starts afterwards', async () => {
    const { page, calls, cachedRuns } = await openPage()
    const { run } = page.current()
    await page.leave()
    const lastRun = run(password)
    await new Promise((resolve) => setTimeout(resolve, 0))
    calls[0]!.answer('')
    await expect(lastRun).resolves.toBe(true)
    expect(cachedRuns()).toEqual([])
  })
})
