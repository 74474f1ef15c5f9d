import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createCallerQueue } from './caller-queue'
import { endpoints } from './contract'
import { deviceCookie } from './device-cookie'
import type { Handlers } from './handler'
import { registerOperations } from './operations'
import { shedLoad, defaultLimits } from './overload'
import { sessionCookies } from './session-cookies'

const names = endpoints.map(({ operation }) => operation.operationId)

function register(handled: readonly string[]): Promise<void> {
  const handlers = Object.fromEntries(handled.map((name) => [name, async () => ({})])) as unknown as Handlers<never>
  const publicUrl = new URL('http://localhost:4000')
  const app = Fastify()
  const access = {
    publishableKey: 'pk_demo',
    publicUrl,
    storeOrigins: [],
    cookies: sessionCookies(publicUrl, () => new Date()),
    callerQueue: createCallerQueue(shedLoad(app, defaultLimits)),
    handleOnce: (_sent: unknown, handle: () => Promise<unknown>) => handle(),
    device: deviceCookie(publicUrl),
    findSession: async () => undefined,
    isOpenTo: () => true,
    extendSession: async () => undefined,
    endSession: async () => undefined,
    isPasswordTokenValid: async () => false,
  }
  const options = { ...access, countRequest: async () => undefined, validateResponses: false }
  return registerOperations(app, {
    ...options,
    handlers: handlers as Parameters<typeof registerOperations>[1]['handlers'],
  })
}

it('an operation without a handler prevents the start', async () => {
  await expect(register(names.slice(1))).rejects.toThrow(`The contract's calls have no handler: ${names[0]}`)
})

it('a handler without an operation prevents the start', async () => {
  await expect(register([...names, 'getNothing'])).rejects.toThrow(
    'Handlers without a call in the contract: getNothing',
  )
})

it('a handler for every operation lets the store start', async () => {
  await register(names)
})
