import { unwrap } from '@skafferi/api'
import type { CaseCommand, CaseKind, CaseState, CountedList, ListedCaseView, CaseDetailView } from './inbox.view'
import type { Office } from '../office-context'
import { toListedComplaint, toListedMessage, toComplaintDetail, toMessageDetail } from './to-inbox'

/** The maximum number of cases in a list. More are rare. */
const maxCases = 100

/** Complaints or messages in a state, newest first. */
export async function readCases(
  office: Office,
  kind: CaseKind,
  state: CaseState,
  signal: AbortSignal,
): Promise<CountedList<ListedCaseView>> {
  const { client } = office
  if (kind === 'complaints') {
    const query = { status: state, limit: maxCases }
    const { complaints, count } = await unwrap(client.GET('/admin/complaints', { params: { query }, signal }))
    return { rows: complaints.map((each) => toListedComplaint(each, office)), count }
  }
  const { messages, count } = await unwrap(
    client.GET('/admin/messages', { params: { query: { state, limit: maxCases } }, signal }),
  )
  return { rows: messages.map((each) => toListedMessage(each, office)), count }
}

/** Reads one complaint or message. */
export async function readCase(
  office: Office,
  kind: CaseKind,
  id: string,
  signal: AbortSignal,
): Promise<CaseDetailView> {
  const params = { path: { id } }
  if (kind === 'complaints')
    return toComplaintDetail(await unwrap(office.client.GET('/admin/complaints/{id}', { params, signal })), office)
  return toMessageDetail(await unwrap(office.client.GET('/admin/messages/{id}', { params, signal })), office)
}

/** Answers or closes a case. @throws ApiError 409 if it has changed since it was read */
export async function sendCaseCommand(
  office: Office,
  read: CaseDetailView,
  command: CaseCommand,
  signal: AbortSignal,
): Promise<CaseDetailView> {
  const { client } = office
  const path = { id: read.id }
  if (command.do === 'answer') {
    const body = { text: command.text, seen: read.answers.length }
    if (read.kind === 'complaints') {
      const answered = { ...body, status: command.state }
      return toComplaintDetail(
        await unwrap(client.POST('/admin/complaints/{id}/answers', { params: { path }, body: answered, signal })),
        office,
      )
    }
    return toMessageDetail(
      await unwrap(client.POST('/admin/messages/{id}/answers', { params: { path }, body, signal })),
      office,
    )
  }
  const body = { ...(command.note.trim() !== '' && { note: command.note.trim() }) }
  if (read.kind === 'complaints')
    return toComplaintDetail(
      await unwrap(client.POST('/admin/complaints/{id}/close', { params: { path }, body, signal })),
      office,
    )
  return toMessageDetail(await unwrap(client.POST('/admin/messages/{id}/close', { params: { path }, signal })), office)
}
