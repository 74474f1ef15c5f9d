import { expect, it, vi } from 'vitest'
import { loadNewRelease } from './new-release'

function keeper({ keeps = true } = {}) {
  let text: string | null = null
  return {
    read: () => text,
    write: (next: string) => void (text = keeps ? next : null),
    clear: () => void (text = null),
  }
}

it('a document whose files are gone is loaded anew once, and not in a circle', () => {
  const [tried, reload] = [keeper(), vi.fn()]
  expect([loadNewRelease(tried, reload), loadNewRelease(tried, reload)]).toEqual([true, false])
  expect(reload).toHaveBeenCalledOnce()
})

it('a tab that keeps nothing is not loaded anew: it could not know when to stop', () => {
  const reload = vi.fn()
  expect(loadNewRelease(keeper({ keeps: false }), reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
