import { toRefusedFaults } from './application'
import { findFault, isStepFilled, type RegistrationFault } from './registration.checks'
import { emptyDraft, type RegistrationDraft, type RegistrationEdit } from './registration.draft'
import { canOpenStep, registrationSteps, stepOf, type RegistrationStep } from './registration.rules'

/** What was entered so far, and how far that is. */
export interface RegistrationProgress {
  step: RegistrationStep
  /** Steps that were left with everything in them that they cannot do without. */
  completed: readonly RegistrationStep[]
  draft: RegistrationDraft
}

/** Where an application is (Specification (accounts) §4, registration wizard). */
export interface RegistrationState extends RegistrationProgress {
  /** What is wrong, field by field in the order of the form; the first one is shown to its owner. */
  faults: readonly RegistrationFault[]
  /** It began with what was answered before. */
  restored: boolean
}

/** What can happen to an application. */
export type RegistrationEvent =
  | { type: 'edited'; edit: RegistrationEdit }
  /** Another licence, or none. */
  | { type: 'license_changed' }
  | {
      type: 'next'
      /** The store's calendar date. */
      today: string
    }
  | { type: 'back' }
  | { type: 'opened'; step: RegistrationStep }
  /** The store did not take it, because of these fields where it names any. */
  | { type: 'refused'; fields: Readonly<Record<string, string>> }
  /** The restored answers are discarded. */
  | { type: 'started_over'; start: RegistrationState }

/** An application that begins. */
export const newRegistration: RegistrationState = {
  step: 1,
  completed: [],
  draft: emptyDraft,
  faults: [],
  restored: false,
}

/** Whether everything is there on every step that the application cannot do without. */
export function isComplete({ completed, faults }: RegistrationState): boolean {
  return completed.length === registrationSteps.length && faults.length === 0
}

/** Takes an edit in. A field that was edited is no longer blamed; a step that lost an answer is complete no more. */
function edited(state: RegistrationState, { field, value }: RegistrationEdit): RegistrationState {
  const draft = { ...state.draft, [field]: value }
  return {
    ...state,
    draft,
    completed: state.completed.filter((step) => isStepFilled(step, draft)),
    faults: state.faults.filter((fault) => fault.field !== field),
  }
}

/** Opens a step; what was said about another one is over. */
function opened(state: RegistrationState, step: RegistrationStep): RegistrationState {
  return { ...state, step, faults: [] }
}

/** Shows a fault where it is. */
function blamed(state: RegistrationState, fault: RegistrationFault): RegistrationState {
  return { ...state, step: stepOf(fault.field), faults: [fault] }
}

/** Completes the last step, unless something is missing on any: an earlier one may have lost an answer since. */
function finished(state: RegistrationState, today: string): RegistrationState {
  const fault = registrationSteps.map((step) => findFault(step, state.draft, today)).find((found) => found !== null)
  return fault ? blamed(state, fault) : { ...state, completed: registrationSteps, faults: [] }
}

function next(state: RegistrationState, today: string): RegistrationState {
  const { step } = state
  const fault = findFault(step, state.draft, today)
  if (fault) return blamed(state, fault)
  if (step === 5) return finished(state, today)
  return {
    ...state,
    step: (step + 1) as RegistrationStep,
    completed: state.completed.includes(step) ? state.completed : [...state.completed, step],
    faults: state.faults.filter(({ field }) => stepOf(field) !== step),
  }
}

/** Goes to the first field the store blames, with everything as it was sent. */
function refused(state: RegistrationState, fields: Readonly<Record<string, string>>): RegistrationState {
  const faults = toRefusedFaults(fields)
  const [first] = faults
  return { ...state, step: first ? stepOf(first.field) : state.step, faults }
}

/** What becomes of an application. */
export function transition(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  switch (event.type) {
    case 'edited':
      return edited(state, event.edit)
    case 'license_changed':
      return { ...state, faults: state.faults.filter(({ field }) => field !== 'uploadLicenses') }
    case 'next':
      return next(state, event.today)
    case 'back':
      return state.step === 1 ? state : opened(state, (state.step - 1) as RegistrationStep)
    case 'opened':
      return canOpenStep(event.step, state.step, state.completed) ? opened(state, event.step) : state
    case 'refused':
      return refused(state, event.fields)
    case 'started_over':
      return event.start
  }
}
