import type { FieldFault } from '@skafferi/api'
import { toRefusedFaults } from './application'
import { findFault, isStepFilled, type RegistrationFault } from './registration.checks'
import { emptyDraft, type RegistrationDraft, type RegistrationEdit } from './registration.draft'
import {
  demanding,
  specifiedForm,
  stepOfField as stepOf,
  stepsOf,
  type ApplicationForm,
  type FormField,
} from '../../rules/registration/application-form'
import { canOpenStep, type RegistrationStep } from '../../rules/registration/registration'

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
  /** Fields that the store required although the form did not ask for them: the shop has changed its form since. */
  demanded: readonly FormField[]
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
  demanded: [],
  faults: [],
  restored: false,
}

/** Returns the form with the questions that the store has required since it was opened. */
export const formIn = ({ demanded }: Pick<RegistrationState, 'demanded'>, form: ApplicationForm): ApplicationForm =>
  demanding(form, demanded)

/** Checks whether all steps are complete. */
export function isComplete({ completed, faults, demanded }: RegistrationState, form = specifiedForm): boolean {
  return faults.length === 0 && stepsOf(formIn({ demanded }, form)).every((step) => completed.includes(step))
}

/** Applies an edit. The edited field loses its error; a step that lost a required answer is no longer complete. */
function edited(
  state: RegistrationState,
  { field, value }: RegistrationEdit,
  form: ApplicationForm,
): RegistrationState {
  const draft = { ...state.draft, [field]: value }
  return {
    ...state,
    draft,
    completed: state.completed.filter((step) => isStepFilled(form, step, draft)),
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
function finished(state: RegistrationState, today: string, form: ApplicationForm): RegistrationState {
  const steps = stepsOf(form)
  const fault = steps.map((step) => findFault(form, step, state.draft, today)).find((found) => found !== null)
  return fault ? withFault(state, fault) : { ...state, completed: steps, faults: [] }
}

function next(state: RegistrationState, today: string, form: ApplicationForm): RegistrationState {
  const { step } = state
  const fault = findFault(form, step, state.draft, today)
  if (fault) return withFault(state, fault)
  const following = stepsOf(form).find((other) => other > step)
  if (following === undefined) return finished(state, today, form)
  return {
    ...state,
    step: following,
    completed: state.completed.includes(step) ? state.completed : [...state.completed, step],
    faults: state.faults.filter(({ field }) => stepOf(field) !== step),
  }
}

/** Opens the step of the first refused field, with all entries. Fields that the form did not ask for are asked now. */
function refused(state: RegistrationState, fields: Readonly<Record<string, FieldFault>>): RegistrationState {
  const faults = toRefusedFaults(fields)
  const [first] = faults
  const missing = faults.flatMap(({ field, kind }) => (kind === 'empty' ? [field] : []))
  return {
    ...state,
    step: first ? stepOf(first.field) : state.step,
    faults,
    demanded: [...state.demanded, ...missing],
  }
}

/** Returns the application after an event. */
export function transition(
  state: RegistrationState,
  event: RegistrationEvent,
  shopForm: ApplicationForm = specifiedForm,
): RegistrationState {
  const form = formIn(state, shopForm)
  switch (event.type) {
    case 'edited':
      return edited(state, event.edit, form)
    case 'license_changed':
      return { ...state, faults: state.faults.filter(({ field }) => field !== 'uploadLicenses') }
    case 'sent_license_removed':
      return { ...state, sentLicenseRemoved: true }
    case 'next':
      return next(state, event.today, form)
    case 'back':
      return opened(state, stepsOf(form).findLast((step) => step < state.step) ?? state.step)
    case 'opened':
      return canOpenStep(event.step, state.step, state.completed) ? opened(state, event.step) : state
    case 'refused':
      return refused(state, event.fields)
    case 'started_over':
      return event.start
  }
}
