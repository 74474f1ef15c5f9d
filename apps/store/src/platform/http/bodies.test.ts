import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { readJsonBodies } from './bodies'
import { sendError } from './error-handler'

function echo() {
  const app = Fastify()
  app.setErrorHandler(sendError)
  readJsonBodies(app)
  app.post('/', async ({ body }) => ({ body }))
  return (payload: string) =>
    app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json' } })
}

const lists = (depth: number, inner = '') => '['.repeat(depth) + inner + ']'.repeat(depth)

it.each([
  ['lists', lists(100_000)],
  ['one list more than there may be', lists(33)],
  ['objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
  ['lists behind a text with brackets and quotes', `["]]]]\\"",${lists(33)}]`],
])('refuses a body with %s nested too deep before parsing it', async (_name, payload) => {
  const send = echo()
  const read = vi.spyOn(JSON, 'parse')
  const answer = await send(payload)
  expect(read.mock.calls.filter(([text]) => text === payload)).toEqual([])
  read.mockRestore()
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    type: 'invalid_data',
    code: 'body_too_deep',
    message: expect.stringContaining('too deep'),
  })
})

it.each([
  lists(32),
  JSON.stringify({ text: '['.repeat(100), 'key{{{': '\\"[' }),
  JSON.stringify(Array.from({ length: 100 }, () => [{}])),
])('reads a body with brackets in strings and lists side by side: %s', async (payload) => {
  expect((await echo()(payload)).json()).toEqual({ body: JSON.parse(payload) })
})
