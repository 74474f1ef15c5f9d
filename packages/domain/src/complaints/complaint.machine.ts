import type { ComplaintRequest } from '@skafferi/api'
import type { Problem } from '../problem'
import {
  checkComplaint,
  complaintLimits,
  toComplaintType,
  type ComplaintFaults,
  type ComplaintField,
  type ComplaintValues,
} from './complaint'
import { checkPicture, type PictureFault } from './picture.rules'

/** Uploading its pictures or filing it went wrong. */
export type ComplaintProblem = Problem<'file_complaint' | 'upload_pictures'>

/** A file somebody chose. */
export interface ChosenPicture {
  /** Tells it from the others here. */
  id: string
  name: string
  /** What it says it is ("image/jpeg"). */
  mediaType: string
  bytes: number
  /** Where it can be seen in this browser; null where it cannot. */
  previewUrl: string | null
}

/** A picture of a complaint. */
export interface ComplaintPicture extends ChosenPicture {
  /** Why it cannot be sent; null where it can. */
  fault: PictureFault | null
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  /** From 0 to 1; null while nobody knows. */
  progress: number | null
  /** Its address in the store; null until it is there. */
  url: string | null
}

interface Draft {
  values: ComplaintValues
  pictures: readonly ComplaintPicture[]
  faults: ComplaintFaults
}

/** How far a complaint is. */
export type ComplaintState =
  | ({ status: 'idle' | 'uploading' | 'submitting' } & Draft)
  | ({ status: 'failed'; problem: ComplaintProblem } & Draft)
  | { status: 'sent'; caseNumber: string }

/** What can happen to it. */
export type ComplaintEvent =
  | { type: 'edited'; field: ComplaintField; value: string }
  | { type: 'pictures_chosen'; pictures: readonly ChosenPicture[] }
  | { type: 'picture_removed'; id: string }
  | { type: 'submitted' }
  | { type: 'progressed'; id: string; progress: number | null }
  /** The upload is over: the addresses of the pictures that arrived, by their ids. */
  | { type: 'uploaded'; urls: Readonly<Record<string, string>> }
  | { type: 'filed'; caseNumber: number }
  | { type: 'refused'; problem: ComplaintProblem }

type Working = Extract<ComplaintState, Draft>

/** A complaint with nothing in it. */
export function startComplaint(): ComplaintState {
  return { status: 'idle', values: { subject: '', type: '', description: '' }, pictures: [], faults: {} }
}

/** Pictures that the upload has to bring to the store, by their ids. */
export function uploadsOf(state: ComplaintState): string[] {
  if (state.status !== 'uploading') return []
  return state.pictures.filter(({ url }) => url === null).map(({ id }) => id)
}

/**
 * The complaint to send.
 * @throws Error unless it is being sent: only then everything in it was checked
 */
export function toComplaint(state: ComplaintState, orderId: string): ComplaintRequest {
  const type = state.status === 'submitting' ? toComplaintType(state.values.type) : undefined
  if (state.status !== 'submitting' || type === undefined) {
    throw new Error('toComplaint: the complaint is not being sent.')
  }
  const { subject, description } = state.values
  return {
    subject: subject.trim(),
    type,
    description: description.trim(),
    images: state.pictures.flatMap(({ url }) => (url === null ? [] : [url])),
    order_id: orderId,
  }
}

/**
 * What becomes of a complaint. What does not fit its state changes nothing: a late answer, an edit while it is sent.
 */
export function transition(state: ComplaintState, event: ComplaintEvent): ComplaintState {
  switch (state.status) {
    case 'sent':
      return state
    case 'uploading':
      return onUpload(state, event)
    case 'submitting':
      return onSubmission(state, event)
    default:
      return onEditing(state, event)
  }
}

function onEditing(state: Working, event: ComplaintEvent): ComplaintState {
  const { values, pictures, faults } = state
  switch (event.type) {
    case 'edited': {
      const { [event.field]: _, ...others } = faults
      return { status: 'idle', values: { ...values, [event.field]: event.value }, pictures, faults: others }
    }
    case 'pictures_chosen':
      return withPictures(state, [...pictures, ...event.pictures.map(toPicture)])
    case 'picture_removed':
      return withPictures(state, pictures.filter(({ id }) => id !== event.id))
    case 'submitted':
      return submit(state)
    default:
      return state
  }
}

function toPicture(chosen: ChosenPicture): ComplaintPicture {
  return { ...chosen, fault: checkPicture(chosen), state: 'waiting', progress: null, url: null }
}

function withPictures({ values, faults }: Working, all: readonly ComplaintPicture[]): ComplaintState {
  const { pictures: _, ...others } = faults
  const pictures = all.slice(0, complaintLimits.pictures)
  const tooMany = pictures.length < all.length
  return { status: 'idle', values, pictures, faults: tooMany ? { ...others, pictures: 'too_many' } : others }
}

function submit({ values, pictures }: Working): ComplaintState {
  const unusable = pictures.some(({ fault }) => fault !== null)
  const faults: ComplaintFaults = { ...checkComplaint(values), ...(unusable && { pictures: 'unusable' }) }
  if (Object.keys(faults).length > 0) return { status: 'idle', values, pictures, faults }
  const missing = pictures.some(({ url }) => url === null)
  if (!missing) return { status: 'submitting', values, pictures, faults }
  const waiting = pictures.map((each): ComplaintPicture =>
    each.url === null ? { ...each, state: 'waiting', progress: null } : each,
  )
  return { status: 'uploading', values, pictures: waiting, faults }
}

function onUpload(state: Working, event: ComplaintEvent): ComplaintState {
  switch (event.type) {
    case 'progressed': {
      const { id, progress } = event
      const pictures = state.pictures.map((each): ComplaintPicture =>
        each.id === id ? { ...each, state: 'uploading', progress } : each,
      )
      return { ...state, pictures }
    }
    case 'uploaded':
      return arrive(state, event.urls)
    case 'refused':
      return refuse(state, event.problem)
    default:
      return state
  }
}

/** A picture that was chosen and did not arrive is never left out in silence. */
function arrive(state: Working, urls: Readonly<Record<string, string>>): ComplaintState {
  const pictures = state.pictures.map((each): ComplaintPicture => {
    const url = each.url ?? (Object.hasOwn(urls, each.id) ? urls[each.id] : undefined)
    return url === undefined ? each : { ...each, state: 'done', progress: 1, url }
  })
  const arrived: Working = { ...state, pictures }
  if (pictures.every(({ url }) => url !== null)) return { ...arrived, status: 'submitting' }
  return refuse(arrived, { action: 'upload_pictures', code: 'incomplete_upload', message: null, fields: {} })
}

function onSubmission(state: Working, event: ComplaintEvent): ComplaintState {
  if (event.type === 'filed') return { status: 'sent', caseNumber: String(event.caseNumber) }
  return event.type === 'refused' ? refuse(state, event.problem) : state
}

/**
 * Everything stays as it was. Pictures that the store does not have are uploaded next time; so are those that it no
 * longer has, which it names by their addresses.
 */
function refuse({ values, pictures }: Working, problem: ComplaintProblem): ComplaintState {
  const faults: ComplaintFaults = {}
  for (const field of ['subject', 'type', 'description'] as const) {
    if (field in problem.fields) faults[field] = 'invalid'
  }
  const kept = pictures.map((each): ComplaintPicture =>
    each.url === null || Object.hasOwn(problem.fields, each.url)
      ? { ...each, state: 'failed', progress: null, url: null }
      : each,
  )
  return { status: 'failed', problem, values, pictures: kept, faults }
}
