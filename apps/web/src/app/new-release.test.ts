import { expect, it, vi } from 'vitest'
import { loadNewRelease } from './new-release'

function storage({ keeps = true } = {}) {
  let text: string | null = null
  return {
    read: () => text,
    write: (next: string) => void (text = keeps ? next : null),
    clear: () => void (text = null),
  }
}

it('reloads a document whose files are gone once, and not in a loop', () => {
  const [tried, reload] = [storage(), vi.fn()]
  expect([loadNewRelease(tried, reload), loadNewRelease(tried, reload)]).toEqual([true, false])
  expect(reload).toHaveBeenCalledOnce()
})

it('does not reload a tab without storage, which could not stop a loop', () => {
  const reload = vi.fn()
  expect(loadNewRelease(storage({ keeps: false }), reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
