import type { ReactNode } from 'react'
import type { SharedText } from '../../platform/text-storage'
import { createOffice, createQueryClient, OfficeProvider, type Office, type OfficePaths } from '../index'

/** Creates the response to a call. @param body of the request; undefined if it has none */
type Answer = (body: unknown) => object

/** The providers around a hook under test. @param queryClient with cached data; empty by default */
export function officeWrapper(office: Office, queryClient = createQueryClient()) {
  return ({ children }: { children: ReactNode }) => (
    <OfficeProvider office={office} queryClient={queryClient}>
      {children}
    </OfficeProvider>
  )
}

/** Shared storage in memory. */
function memoryStorage(): SharedText {
  let stored: string | null = null
  return {
    read: () => stored,
    write(text) {
      stored = text
    },
    clear() {
      stored = null
    },
    listen: () => () => undefined,
  }
}

/** Creates an office with canned responses ("GET /admin/orders"), and records the calls. @param paths that are used */
export function createTestOffice(answers: Readonly<Record<string, Answer>>, paths: Partial<OfficePaths> = {}) {
  const calls: { name: string; body: unknown }[] = []
  const office = createOffice({
    baseUrl: 'https://shop.example',
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: paths as OfficePaths,
    sharedStorage: memoryStorage,
    now: () => new Date('2026-11-20T08:00:00.000Z'),
    async fetch(request) {
      const name = `${request.method} ${new URL(request.url).pathname}`
      const text = await request.text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      calls.push({ name, body })
      const answer = answers[name]
      if (!answer) throw new Error(`The test has no response for ${name}.`)
      return Response.json(answer(body))
    },
  })
  return { wrapper: officeWrapper(office), calls }
}
