import type { ReactNode } from 'react'
import { createOffice, createQueryClient, OfficeProvider, type Office, type OfficePaths } from '../index'

/** What a call of the office is answered with. @param body what it sent; undefined where nothing */
type Answer = (body: unknown) => object

/** What a hook of the office needs around it. @param queryClient what the page knows already; nothing by default */
export function wrapperOf(office: Office, queryClient = createQueryClient()) {
  return ({ children }: { children: ReactNode }) => (
    <OfficeProvider office={office} queryClient={queryClient}>
      {children}
    </OfficeProvider>
  )
}

/** An office whose store answers from a table ("GET /admin/orders"), and everything it was asked. */
export function createTestOffice(answers: Readonly<Record<string, Answer>>) {
  const calls: { name: string; body: unknown }[] = []
  const office = createOffice({
    baseUrl: 'https://shop.example',
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: {} as OfficePaths,
    now: () => new Date('2026-11-20T08:00:00.000Z'),
    async fetch(request) {
      const name = `${request.method} ${new URL(request.url).pathname}`
      const text = await request.text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      calls.push({ name, body })
      const answer = answers[name]
      if (!answer) throw new Error(`Nobody said what ${name} is answered with.`)
      return Response.json(answer(body))
    },
  })
  return { wrapper: wrapperOf(office), calls }
}
