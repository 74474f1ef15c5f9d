import { expect, it } from 'vitest'
import { createNamedQueue, createQueue, WaitedTooLong } from './queue'

it('createQueue runs a limited number of tasks at once, and all in the end', async () => {
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

it('createNamedQueue runs unrelated tasks concurrently, and never deadlocks', async () => {
  const inTurn = createNamedQueue(1, 60_000)
  const running = new Set<string>()
  const work = (names: string[]) => async () => {
    expect(names.filter((name) => running.has(name))).toEqual([])
    for (const name of names) running.add(name)
    await new Promise((resolve) => setTimeout(resolve, 2))
    for (const name of names) running.delete(name)
  }
  const works = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? ['a', 'b', 'a'] : ['b', 'a']))
  let release = () => {}
  const held = inTurn(['c'], () => new Promise<void>((resolve) => (release = resolve)))
  await Promise.all(works.map((names) => inTurn(names, work([...new Set(names)]))))
  release()
  await held
})

it('a task that waited too long is rejected and takes no slot', async () => {
  const inTurn = createNamedQueue(1, 20)
  let release = () => {}
  const first = inTurn(['a'], () => new Promise<void>((resolve) => (release = resolve)))
  await expect(inTurn(['a'], async () => 'second')).rejects.toThrow(WaitedTooLong)
  const third = inTurn(['a'], async () => 'third')
  release()
  await first
  expect(await third).toBe('third')
  expect(await inTurn(['a'], async () => 'fourth')).toBe('fourth')
})
