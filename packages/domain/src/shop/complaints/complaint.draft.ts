import type { ComplaintRequest, FieldFault } from '@skafferi/api'
import { isText, listOf, oneOf, shape } from '../../rules/json/schema'
import {
  choiceOf,
  namedLines,
  isLineChoices,
  findInvalidLine,
  type LineChoice,
  type LineChoices,
  type ComplaintOrderLine,
} from '../../rules/complaints/complaint-lines'
import {
  checkComplaint,
  complaintLimits,
  toComplaintType,
  type ComplaintFaults,
  type ComplaintField,
  type ComplaintValues,
} from './complaint'
import type { UploadedPictures } from './complaint.queries'
import { checkPicture, type PictureFault } from '../../rules/complaints/picture'

/** A chosen file. */
export interface ChosenPicture {
  /** Unique among the pictures. */
  id: string
  name: string
  /** Media type reported by the browser ("image/jpeg"). */
  mediaType: string
  bytes: number
  /** Preview URL; null if the browser cannot preview the file. */
  previewUrl: string | null
}

/** A picture of a complaint. */
export interface ComplaintPicture extends ChosenPicture {
  /** Reason why it cannot be sent; null if it can. */
  fault: PictureFault | null
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  /** Upload progress from 0 to 1; null if unknown. */
  progress: number | null
  /** Why the store refused the file; null if it did not. */
  reason: FieldFault | null
  /** Its URL in the store; null until it is uploaded. */
  url: string | null
}

/** A complaint being written. */
export interface ComplaintDraft {
  values: ComplaintValues
  /** The order's lines, in its sequence. */
  orderLines: readonly ComplaintOrderLine[]
  /** The included lines. */
  lines: LineChoices
  pictures: readonly ComplaintPicture[]
  faults: ComplaintFaults
  /** True if the form was restored from the tab. */
  restored: boolean
  /** Names of earlier chosen pictures that could not be stored and were not chosen again. */
  lostPictures: readonly string[]
}

/** A complaint as a tab stores it. Files cannot be stored, but their names can. */
export interface StoredComplaint {
  values: ComplaintValues
  /** Missing in drafts of an earlier version. */
  lines?: LineChoices
  /** Names of the pictures. */
  pictures: readonly string[]
}

/** Events that change the draft. */
export type ComplaintEvent =
  | { type: 'edited'; field: ComplaintField; value: string }
  | ({ type: 'line_edited'; id: string } & Partial<LineChoice>)
  | { type: 'pictures_chosen'; pictures: readonly ChosenPicture[] }
  | { type: 'picture_removed'; id: string }
  /** Submitted: sets the errors and queues pictures that are not uploaded yet. */
  | { type: 'submitted' }
  | { type: 'progressed'; id: string; progress: number | null }
  /** The upload has ended. */
  | ({ type: 'uploaded' } & UploadedPictures)
  /** Refused, because of the given fields if any. */
  | { type: 'refused'; fields: Readonly<Record<string, FieldFault>> }
  /** Discards the restored entries. */
  | { type: 'started_over' }

const emptyValues: ComplaintValues = { subject: '', type: '', description: '' }

/** Schema of a stored complaint. */
export const isStoredComplaint = shape<StoredComplaint>({
  values: shape<ComplaintValues>(emptyValues),
  lines: oneOf(undefined, isLineChoices),
  pictures: listOf(isText),
})

/** Returns an empty complaint, or one with the stored entries. */
export function createComplaintDraft(
  stored: StoredComplaint | null = null,
  orderLines: readonly ComplaintOrderLine[] = [],
): ComplaintDraft {
  const { values = emptyValues, pictures: lostPictures = [] } = stored ?? {}
  const lines = Object.fromEntries(
    Object.entries(stored?.lines ?? {}).map(([id, choice]) => [id, { ...choice, note: null }]),
  )
  return { values, orderLines, lines, pictures: [], faults: {}, restored: stored !== null, lostPictures }
}

/** Returns what the tab stores of a complaint; null if it is empty. */
export function toStoredComplaint({ values, lines, pictures, lostPictures }: ComplaintDraft): StoredComplaint | null {
  const stored = { values, lines, pictures: [...lostPictures, ...pictures.map(({ name }) => name)] }
  const hasLines = Object.values(lines).some(({ chosen }) => chosen)
  return hasLines || stored.pictures.length > 0 || Object.values(values).some((value) => value !== '') ? stored : null
}

/** Returns the ids of the pictures that are not uploaded. */
export function uploadsOf({ pictures }: ComplaintDraft): string[] {
  return pictures.filter(({ url }) => url === null).map(({ id }) => id)
}

/** Checks whether a submitted complaint has no errors. */
export function isSendable({ faults }: ComplaintDraft): boolean {
  return Object.keys(faults).length === 0
}

/**
 * Creates the request.
 * @throws Error if the complaint was not validated
 */
export function toComplaint(
  { values, orderLines, lines, pictures }: ComplaintDraft,
  orderId: string,
): ComplaintRequest {
  const type = toComplaintType(values.type)
  if (type === undefined) throw new Error('toComplaint: the complaint is not complete.')
  const named = namedLines(orderLines, lines)
  return {
    subject: values.subject.trim(),
    type,
    description: values.description.trim(),
    images: pictures.flatMap(({ url }) => (url === null ? [] : [url])),
    order_id: orderId,
    ...(named.length > 0 && { lines: named }),
  }
}

/** Returns the draft after an event. */
export function transition(draft: ComplaintDraft, event: ComplaintEvent): ComplaintDraft {
  const { values, pictures, faults } = draft
  switch (event.type) {
    case 'edited': {
      const { [event.field]: _, ...others } = faults
      return { ...draft, values: { ...values, [event.field]: event.value }, faults: others }
    }
    case 'line_edited':
      return withLine(draft, event)
    case 'pictures_chosen':
      return withPictures(withRechosenPictures(draft, event.pictures), [...pictures, ...event.pictures.map(toPicture)])
    case 'picture_removed':
      return withPictures(
        draft,
        pictures.filter(({ id }) => id !== event.id),
      )
    case 'submitted':
      return submit(draft)
    case 'progressed':
      return {
        ...draft,
        pictures: pictures.map((each) => (each.id === event.id ? withProgress(each, event.progress) : each)),
      }
    case 'uploaded':
      return { ...draft, pictures: pictures.map((each) => withOutcome(each, event)) }
    case 'refused':
      return refuse(draft, event.fields)
    case 'started_over':
      return createComplaintDraft(null, draft.orderLines)
  }
}

function withLine(
  { faults: { lines: _, ...faults }, ...draft }: ComplaintDraft,
  { id, type: __, ...change }: Extract<ComplaintEvent, { type: 'line_edited' }>,
): ComplaintDraft {
  const line = draft.orderLines.find((each) => each.id === id)
  const lines = line ? { ...draft.lines, [id]: { ...choiceOf(line, draft.lines), ...change } } : draft.lines
  return { ...draft, lines, faults }
}

/** Removes pictures that were chosen again from the lost ones. Files are matched by name. */
function withRechosenPictures(draft: ComplaintDraft, chosen: readonly ChosenPicture[]): ComplaintDraft {
  const lostPictures = draft.lostPictures.filter((lost) => chosen.every(({ name }) => name !== lost))
  return { ...draft, lostPictures }
}

function toPicture(chosen: ChosenPicture): ComplaintPicture {
  return { ...chosen, fault: checkPicture(chosen), state: 'waiting', progress: null, reason: null, url: null }
}

function withPictures(draft: ComplaintDraft, all: readonly ComplaintPicture[]): ComplaintDraft {
  const { pictures: _, ...others } = draft.faults
  const pictures = all.slice(0, complaintLimits.pictures)
  const tooMany = pictures.length < all.length
  return { ...draft, pictures, faults: tooMany ? { ...others, pictures: 'too_many' } : others }
}

function submit(draft: ComplaintDraft): ComplaintDraft {
  const { values, pictures, orderLines, lines } = draft
  const unusable = pictures.some(({ fault }) => fault !== null)
  const faults: ComplaintFaults = {
    ...checkComplaint(values),
    ...(findInvalidLine(orderLines, lines) && { lines: 'wrong' }),
    ...(unusable && { pictures: 'unusable' }),
  }
  if (Object.keys(faults).length > 0) return { ...draft, faults }
  const waiting = pictures.map((each): ComplaintPicture =>
    each.url === null ? { ...each, state: 'waiting', progress: null, reason: null } : each,
  )
  return { ...draft, pictures: waiting, faults }
}

function withProgress(picture: ComplaintPicture, progress: number | null): ComplaintPicture {
  return { ...picture, state: 'uploading', progress }
}

function withOutcome(picture: ComplaintPicture, { urls, reasons }: UploadedPictures): ComplaintPicture {
  const entryOf = <Entry>(entries: Readonly<Record<string, Entry>>) =>
    Object.hasOwn(entries, picture.id) ? entries[picture.id] : undefined
  const url = picture.url ?? entryOf(urls)
  return url === undefined
    ? { ...picture, reason: entryOf(reasons) ?? null }
    : { ...picture, state: 'done', progress: 1, url }
}

/**
 * Keeps all entries. Pictures that are not uploaded, and those that the refusal names by URL, are uploaded with the
 * next attempt.
 */
function refuse(draft: ComplaintDraft, fields: Readonly<Record<string, FieldFault>>): ComplaintDraft {
  const faults: ComplaintFaults = {}
  for (const field of ['subject', 'type', 'description'] as const) {
    if (field in fields) faults[field] = 'invalid'
  }
  const stored = draft.pictures.map((each): ComplaintPicture =>
    each.url === null || Object.hasOwn(fields, each.url)
      ? { ...each, state: 'failed', progress: null, url: null }
      : each,
  )
  return { ...draft, pictures: stored, faults }
}
