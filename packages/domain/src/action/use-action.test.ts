import { ApiError } from '@skafferi/api'
import { onlineManager } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../testing/render-hook'
import { createTestShop } from '../testing/test-shop'
import { pendingInputs } from './run-cache'
import type { ActionOptions } from './runs'
import { useAction } from './use-action'

const refused = new ApiError(409, { code: 'conflict', message: 'Not now.' })
const lost = new ApiError(0, { code: 'network', message: '' })

/** A page with one action, in strict mode. Its calls are answered one by one, in the order they were made. */
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
  const held = () => test.queryClient.getMutationCache().getAll()
  /** Answers a call and waits until the page shows it. */
  async function settle(answer: () => void) {
    const { pending: open } = await page.until(({ pending }) => pending.length > 0)
    await page.does(answer)
    await page.until(({ pending }) => pending.length < open.length)
  }
  return { test, page, calls, inputs: () => calls.map(({ input }) => input), held, settle }
}

describe('an action', () => {
  it('is busy until it is answered, and resolves to whether it succeeded', async () => {
    const { page, calls, settle } = await openPage()
    expect(page.current()).toMatchObject({ busy: false, done: false, problem: null, pending: [] })
    const run = page.does((action) => [action.run('a')])
    const [succeeded] = await run
    expect(page.current()).toMatchObject({ busy: true, done: false, input: 'a', pending: ['a'] })
    await settle(() => calls[0]!.answer('one'))
    await expect(succeeded).resolves.toBe(true)
    expect(page.current()).toMatchObject({ busy: false, done: true, result: 'one', problem: null })
  })

  it('has ended only once the page shows the refusal: what follows can move the focus to it', async () => {
    const { page, calls } = await openPage()
    const [shown] = await page.does(({ run }) => [run('a').then(() => page.current().problem?.code)])
    // As in a browser: nothing is drawn just because a test waits for it.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
    environment.IS_REACT_ACT_ENVIRONMENT = false
    calls[0]!.fail(refused)
    await expect(shown).resolves.toBe('conflict')
    environment.IS_REACT_ACT_ENVIRONMENT = true
  })

  it('that did not reach the store is no longer blamed for it once the network is back; a refusal stays', async () => {
    for (const [error, left] of [
      [lost, null],
      [refused, 'conflict'],
    ] as const) {
      const { page, calls, settle } = await openPage()
      await page.does(({ run }) => void run('a'))
      await settle(() => calls[0]!.fail(error))
      expect(page.current().problem?.code).toBe(error.code)
      await page.does(() => onlineManager.setOnline(false))
      await page.does(() => onlineManager.setOnline(true))
      expect(page.current().problem?.code ?? null).toBe(left)
    }
  })

  it('pressed twice runs once', async () => {
    const { page, calls, inputs, settle } = await openPage()
    const [, second] = await page.does(({ run }) => [run('a'), run('b')] as const)
    await expect(second).resolves.toBe(false)
    await expect(page.does(({ run }) => run('c'))).resolves.toBe(false)
    expect(inputs()).toEqual(['a'])
    await settle(() => calls[0]!.answer(''))
    await page.does(({ run }) => void run('d'))
    expect(inputs()).toEqual(['a', 'd'])
  })

  it('that is refused says why, until it is run again', async () => {
    const { page, calls, settle } = await openPage()
    const [succeeded] = await page.does(({ run }) => [run('a')])
    await settle(() => calls[0]!.fail(refused))
    await expect(succeeded).resolves.toBe(false)
    const problem = { action: 'send_message', code: 'conflict', message: 'Not now.', fields: {} }
    expect(page.current()).toMatchObject({ busy: false, done: false, problem })
    await page.does(({ run }) => void run('b'))
    expect(page.current()).toMatchObject({ busy: true, problem: null })
  })

  it('keeps one and the same problem however often the page is drawn', async () => {
    const { page, calls, settle } = await openPage()
    await page.does(({ run }) => void run('a'))
    await settle(() => calls[0]!.fail(refused))
    const { problem } = page.current()
    await page.again()
    expect(page.current().problem).toBe(problem)
  })

  it('is tried again with the same input, and not before it was tried at all', async () => {
    const { page, calls, inputs, settle } = await openPage()
    await expect(page.does(({ retry }) => retry())).resolves.toBe(false)
    await page.does(({ run }) => void run('a'))
    await settle(() => calls[0]!.fail(lost))
    await page.does(({ retry }) => void retry())
    expect(inputs()).toEqual(['a', 'a'])
    expect(page.current().problem).toBeNull()
  })

  it('that is reset forgets what came of it, but not what is under way', async () => {
    const { page, calls, settle } = await openPage()
    await page.does(({ run }) => void run('a'))
    await settle(() => calls[0]!.fail(refused))
    await page.does(({ reset }) => reset())
    expect(page.current()).toMatchObject({ problem: null, done: false, input: undefined })
    await page.does(({ run }) => void run('b'))
    await page.does(({ reset }) => reset())
    expect(page.current().busy).toBe(true)
    await settle(() => calls[1]!.answer(''))
    expect(page.current().done).toBe(true)
  })

  it('that is cancelled is over at once, and a late answer is not heard', async () => {
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

  it('is called as its input says', async () => {
    const page = await renderHook(createTestShop({}), () =>
      useAction(
        (quantity: number) => (quantity === 0 ? 'remove_item' : 'update_quantity'),
        async () => Promise.reject(refused),
      ),
    )
    await page.does(({ run }) => run(0))
    await page.until(({ problem }) => problem?.action === 'remove_item')
    await page.does(({ run }) => run(5))
    await page.until(({ problem }) => problem?.action === 'update_quantity')
  })
})

describe('a fault in the program', () => {
  it('reaches the page’s boundary', async () => {
    const { page, calls } = await openPage()
    const fault = new TypeError('not a function')
    await page.does(({ run }) => void run('a'))
    await page.until(() => calls.length === 1)
    const shown = page.does(() => calls[0]!.fail(fault)).then(() => page.until(() => false))
    await expect(shown).rejects.toBe(fault)
  })
})

describe('runs side by side', () => {
  const idOf = (input: string) => input.slice(0, 1)

  it('stand each for itself', async () => {
    const { page, calls, inputs, settle } = await openPage({ idOf })
    await page.does(({ run }) => {
      void run('a1')
      void run('a2')
      void run('b1')
    })
    expect(inputs()).toEqual(['a1', 'b1'])
    await settle(() => calls[0]!.fail(refused))
    await settle(() => calls[1]!.answer('well'))
    const { of } = page.current()
    expect(of('a')).toMatchObject({ busy: false, done: false, problem: { code: 'conflict' } })
    expect(of('b')).toMatchObject({ busy: false, done: true, result: 'well', problem: null })
    expect(of('c')).toEqual({ busy: false, done: false, problem: null })
    await page.does(({ run }) => void run('b2'))
    expect(page.current().of('a').problem).not.toBeNull()
  })

  it('say only for a while that they succeeded, and until the next time that they did not', async () => {
    const { page, calls, settle } = await openPage({ idOf, resetAfter: 1000 })
    await page.does(({ run }) => [void run('a'), void run('b')])
    await settle(() => calls[0]!.answer(''))
    expect(page.current().of('a').done).toBe(true)
    await settle(() => calls[1]!.fail(refused))
    await page.until(({ of }) => !of('a').done)
    expect(page.current().of('b').problem).not.toBeNull()
  })
})

describe('runs with one scope', () => {
  it('go one after another, in the order they were asked for', async () => {
    const { page, calls, inputs, settle } = await openPage({ scope: 'cart', queue: true })
    await page.does(({ run }) => ['a', 'b', 'c'].map((input) => void run(input)))
    expect(page.current().pending).toEqual(['a', 'b', 'c'])
    expect(inputs()).toEqual(['a'])
    await settle(() => calls[0]!.answer(''))
    expect(inputs()).toEqual(['a', 'b'])
    await settle(() => calls[1]!.fail(refused))
    expect(inputs()).toEqual(['a', 'b', 'c'])
    await settle(() => calls[2]!.answer(''))
    expect(page.current()).toMatchObject({ busy: false, done: true, problem: { code: 'conflict' } })
  })

  it('also of several pages: what one left under way is waited for', async () => {
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

it('after a failure that leaves open what the store did, it is looked up, and after a refusal it is not', async () => {
  const { test, page, calls, settle } = await openPage({ refetchOnUnknown: [['cart']] })
  test.queryClient.setQueryData(['cart', 'current'], {})
  const isOutdated = () => test.queryClient.getQueryState(['cart', 'current'])?.isInvalidated
  await page.does(({ run }) => void run('a'))
  await settle(() => calls[0]!.fail(refused))
  expect(isOutdated()).toBe(false)
  await page.does(({ run }) => void run('a'))
  await settle(() => calls[1]!.fail(lost))
  expect(isOutdated()).toBe(true)
})

describe('a page that is left', () => {
  const password = 'a long sentence nobody guesses'

  it('keeps nothing of what was sent: it may be a password', async () => {
    const { page, calls, held, settle } = await openPage()
    await page.does(({ run }) => void run(password))
    await settle(() => calls[0]!.fail(refused))
    expect(held()).toHaveLength(1)
    await page.leave()
    expect(held()).toEqual([])
  })

  it('while it is busy is quiet, whatever is answered', async () => {
    for (const outcome of ['answer', 'fail'] as const) {
      const { page, calls, held } = await openPage()
      await page.does(({ run }) => void run(password))
      await page.leave()
      expect(calls[0]!.signal.aborted).toBe(true)
      if (outcome === 'answer') calls[0]!.answer('')
      else calls[0]!.fail(new TypeError('not a function'))
      await new Promise((resolve) => setTimeout(resolve, 0))
      expect(held()).toEqual([])
    }
  })

  it('begins nothing that is kept', async () => {
    const { page, calls, held } = await openPage()
    const { run } = page.current()
    await page.leave()
    const late = run(password)
    await new Promise((resolve) => setTimeout(resolve, 0))
    calls[0]!.answer('')
    await expect(late).resolves.toBe(true)
    expect(held()).toEqual([])
  })
})
