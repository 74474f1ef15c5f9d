import { expect, it } from 'vitest'
import { createQueue } from './queue'

it('a queue lets only so many pieces of work run at once, and all in the end', async () => {
  const inTurn = createQueue(2)
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return 'done'
  }
  const broken = inTurn(() => Promise.reject(new Error('broken'))).catch((error: Error) => error.message)
  const results = await Promise.all(Array.from({ length: 10 }, () => inTurn(work)))
  expect(await broken).toBe('broken')
  expect({ most, results }).toEqual({ most: 2, results: Array(10).fill('done') })
})
