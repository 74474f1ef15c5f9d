import type { FieldFault } from '@skafferi/api'
import { toRefusedFaults } from './application'
import { findFault, isStepFilled, type RegistrationFault } from './registration.checks'
import { emptyDraft, type RegistrationDraft, type RegistrationEdit } from './registration.draft'
import { canOpenStep, registrationSteps, stepOf, type RegistrationStep } from '../../rules/registration/registration'

/** The entries and the status. */
export interface RegistrationProgress {
  step: RegistrationStep
  /** Steps whose required fields are filled in. */
  completed: readonly RegistrationStep[]
  draft: RegistrationDraft
  /** True if the licence that the store has was removed, so that another one is required. */
  sentLicenseRemoved: boolean
}

/** Status of an application (Specification (accounts) §4, registration wizard). */
export interface RegistrationState extends RegistrationProgress {
  /** Errors in the form's field order; the first field gets the focus. */
  faults: readonly RegistrationFault[]
  /** True if it was restored from the tab. */
  restored: boolean
}

/** Events that change the application. */
export type RegistrationEvent =
  | { type: 'edited'; edit: RegistrationEdit }
  /** Another licence, or none. */
  | { type: 'license_changed' }
  /** The licence that the store has. */
  | { type: 'sent_license_removed' }
  | {
      type: 'next'
      /** The store's calendar date. */
      today: string
    }
  | { type: 'back' }
  | { type: 'opened'; step: RegistrationStep }
  /** Refused by the store, because of the given fields if any. */
  | { type: 'refused'; fields: Readonly<Record<string, FieldFault>> }
  /** The restored answers are discarded. */
  | { type: 'started_over'; start: RegistrationState }

/** A new application. */
export const newRegistration: RegistrationState = {
  step: 1,
  completed: [],
  draft: emptyDraft,
  sentLicenseRemoved: false,
  faults: [],
  restored: false,
}

/** Checks whether all required steps are complete. */
export function isComplete({ completed, faults }: RegistrationState): boolean {
  return completed.length === registrationSteps.length && faults.length === 0
}

/** Applies an edit. The edited field loses its error; a step that lost a required answer is no longer complete. */
function edited(state: RegistrationState, { field, value }: RegistrationEdit): RegistrationState {
  const draft = { ...state.draft, [field]: value }
  return {
    ...state,
    draft,
    completed: state.completed.filter((step) => isStepFilled(step, draft)),
    faults: state.faults.filter((fault) => fault.field !== field),
  }
}

/** Opens a step and clears messages of the previous one. */
function opened(state: RegistrationState, step: RegistrationStep): RegistrationState {
  return { ...state, step, faults: [] }
}

/** Opens the step of an error and shows the error. */
function withFault(state: RegistrationState, fault: RegistrationFault): RegistrationState {
  return { ...state, step: stepOf(fault.field), faults: [fault] }
}

/** Completes the last step, unless any step has an error: an earlier answer may have been removed. */
function finished(state: RegistrationState, today: string): RegistrationState {
  const fault = registrationSteps.map((step) => findFault(step, state.draft, today)).find((found) => found !== null)
  return fault ? withFault(state, fault) : { ...state, completed: registrationSteps, faults: [] }
}

function next(state: RegistrationState, today: string): RegistrationState {
  const { step } = state
  const fault = findFault(step, state.draft, today)
  if (fault) return withFault(state, fault)
  if (step === 5) return finished(state, today)
  return {
    ...state,
    step: (step + 1) as RegistrationStep,
    completed: state.completed.includes(step) ? state.completed : [...state.completed, step],
    faults: state.faults.filter(({ field }) => stepOf(field) !== step),
  }
}

/** Opens the step of the first refused field, with all entries. */
function refused(state: RegistrationState, fields: Readonly<Record<string, FieldFault>>): RegistrationState {
  const faults = toRefusedFaults(fields)
  const [first] = faults
  return { ...state, step: first ? stepOf(first.field) : state.step, faults }
}

/** Returns the application after an event. */
export function transition(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  switch (event.type) {
    case 'edited':
      return edited(state, event.edit)
    case 'license_changed':
      return { ...state, faults: state.faults.filter(({ field }) => field !== 'uploadLicenses') }
    case 'sent_license_removed':
      return { ...state, sentLicenseRemoved: true }
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
