import { expect, it } from 'vitest'
import { createNamedQueue, createQueue, WaitTimeoutError } from './queue'

it('createQueue runs a limited number of tasks at once, and all in the end', async () => {
  const enqueue = createQueue(2)
  let running = 0
  let maxRunning = 0
  const work = async () => {
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return 'done'
  }
  const broken = enqueue(() => Promise.reject(new Error('broken'))).catch((error: Error) => error.message)
  const results = await Promise.all(Array.from({ length: 10 }, () => enqueue(work)))
  expect(await broken).toBe('broken')
  expect({ most: maxRunning, results }).toEqual({ most: 2, results: Array(10).fill('done') })
})

it('createNamedQueue runs unrelated tasks concurrently, and never deadlocks', async () => {
  const enqueue = createNamedQueue(1, 60_000)
  const running = new Set<string>()
  const work = (names: string[]) => async () => {
    expect(names.filter((name) => running.has(name))).toEqual([])
    for (const name of names) running.add(name)
    await new Promise((resolve) => setTimeout(resolve, 2))
    for (const name of names) running.delete(name)
  }
  const works = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? ['a', 'b', 'a'] : ['b', 'a']))
  let release = () => {}
  const blocked = enqueue(['c'], () => new Promise<void>((resolve) => (release = resolve)))
  await Promise.all(works.map((names) => enqueue(names, work([...new Set(names)]))))
  release()
  await blocked
})

it('a task that waited too long is rejected and takes no slot', async () => {
  const enqueue = createNamedQueue(1, 20)
  let release = () => {}
  const first = enqueue(['a'], () => new Promise<void>((resolve) => (release = resolve)))
  await expect(enqueue(['a'], async () => 'second')).rejects.toThrow(WaitTimeoutError)
  const third = enqueue(['a'], async () => 'third')
  release()
  await first
  expect(await third).toBe('third')
  expect(await enqueue(['a'], async () => 'fourth')).toBe('fourth')
})
