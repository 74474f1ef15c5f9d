import type { Problem } from '../problem'
import { toRefusedFaults } from './application'
import { findFault, isStepFilled, type RegistrationFault } from './registration.checks'
import { emptyDraft, type RegistrationDraft, type RegistrationEdit } from './registration.draft'
import { afterLicenseEvent, noLicense, type LicenseEvent, type LicenseUpload } from './license.machine'
import { canOpenStep, registrationSteps, stepOf, type RegistrationStep } from './registration.rules'

/** What was entered so far, and how far that is. */
export interface RegistrationProgress {
  step: RegistrationStep
  /** Steps that were left with everything in them that they cannot do without. */
  completed: readonly RegistrationStep[]
  draft: RegistrationDraft
  license: LicenseUpload
}

/** Where an application is (Specification (accounts) §4, registration wizard). */
export type RegistrationState =
  | (RegistrationProgress & {
      phase: 'filling'
      /** What is wrong, field by field in the order of the form; the first one is shown to its owner. */
      faults: readonly RegistrationFault[]
      /** Why the store did not take it. */
      problem: Problem<'register'> | null
    })
  | (RegistrationProgress & { phase: 'submitting' })
  | {
      phase: 'done'
      /** Where the login details will be sent. */
      email: string
    }

type Filling = Extract<RegistrationState, { phase: 'filling' }>

/** What can happen to an application. */
export type RegistrationEvent =
  | { type: 'edited'; edit: RegistrationEdit }
  | {
      type: 'next'
      /** The store's calendar date. */
      today: string
    }
  | { type: 'back' }
  | { type: 'opened'; step: RegistrationStep }
  | { type: 'refused'; problem: Problem<'register'> }
  | { type: 'received' }
  | LicenseEvent

/** An application that begins. */
export const newRegistration: Filling = {
  phase: 'filling',
  step: 1,
  completed: [],
  draft: emptyDraft,
  license: noLicense,
  faults: [],
  problem: null,
}

/** Takes an edit in. A field that was edited is no longer blamed; a step that lost an answer is complete no more. */
function edited(state: Filling, { field, value }: RegistrationEdit): Filling {
  const draft = { ...state.draft, [field]: value }
  return {
    ...state,
    draft,
    completed: state.completed.filter((step) => isStepFilled(step, draft)),
    faults: state.faults.filter((fault) => fault.field !== field),
  }
}

/** Opens a step; what was said about another one is over. */
function opened(state: Filling, step: RegistrationStep): Filling {
  return { ...state, step, faults: [], problem: null }
}

/** Shows a fault where it is. */
function blamed(state: Filling, fault: RegistrationFault): Filling {
  return { ...state, step: stepOf(fault.field), faults: [fault], problem: null }
}

/** Sends the application, unless something is missing on any step: an earlier one may have lost an answer since. */
function sent(state: Filling, today: string): RegistrationState {
  const fault = registrationSteps.map((step) => findFault(step, state.draft, today)).find((found) => found !== null)
  if (fault) return blamed(state, fault)
  const { draft, license } = state
  return license.status === 'uploaded'
    ? { phase: 'submitting', step: 5, completed: registrationSteps, draft, license }
    : state
}

function next(state: Filling, today: string): RegistrationState {
  const { step, completed } = state
  const fault = findFault(step, state.draft, today)
  if (fault) return blamed(state, fault)
  if (step === 5) return sent(state, today)
  return {
    ...state,
    step: (step + 1) as RegistrationStep,
    completed: completed.includes(step) ? completed : [...completed, step],
    faults: state.faults.filter(({ field }) => stepOf(field) !== step),
    problem: null,
  }
}

/** Goes to the first field the store blames, with everything as it was sent. A refused licence is asked for again. */
function refused(state: RegistrationProgress, problem: Problem<'register'>): Filling {
  const faults = toRefusedFaults(problem.fields)
  const [first] = faults
  return {
    ...state,
    phase: 'filling',
    step: first ? stepOf(first.field) : state.step,
    license: faults.some(({ field }) => field === 'uploadLicenses') ? noLicense : state.license,
    faults,
    problem,
  }
}

function whileFilling(state: Filling, event: RegistrationEvent): RegistrationState {
  switch (event.type) {
    case 'edited':
      return edited(state, event.edit)
    case 'next':
      return next(state, event.today)
    case 'back':
      return state.step === 1 ? state : opened(state, (state.step - 1) as RegistrationStep)
    case 'opened':
      return canOpenStep(event.step, state.step, state.completed) ? opened(state, event.step) : state
    case 'refused':
    case 'received':
      return state
    default:
      return {
        ...state,
        license: afterLicenseEvent(state.license, event),
        faults: state.faults.filter(({ field }) => field !== 'uploadLicenses'),
      }
  }
}

/** What becomes of an application. An event that has no place in a state changes nothing. */
export function transition(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  if (state.phase === 'filling') return whileFilling(state, event)
  if (state.phase === 'done') return state
  if (event.type === 'received') return { phase: 'done', email: state.draft.email.trim() }
  return event.type === 'refused' ? refused(state, event.problem) : state
}
