import type { AccountAction, Problem } from '@skafferi/domain/action/views'
import type { Translate } from '../../words'
import type { AccountProblemsWords } from '../../words/generated/account-problems'
import { isNotFound, isTransportFailure } from '../problem-text'

type Key = keyof AccountProblemsWords
type Format = (t: Translate<AccountProblemsWords>, problem: Problem<AccountAction>) => string

/** The action's own text, whatever the server's message is. */
const always =
  (key: Key): Format =>
  (t) =>
    t(key)

/**
 * The server's message if there is one, otherwise the action's text; another text if there was no answer (Specification
 * (accounts) §8).
 */
const answered =
  (key: Key, unanswered: Key = key): Format =>
  (t, problem) =>
    isTransportFailure(problem) ? t(unanswered) : problem.message || t(key)

/** The store's codes for invalid data: with fields, or with the kind of refusal alone. */
const invalidData: readonly string[] = ['invalid_request', 'invalid_data']

/** Why a licence was refused, if the store has no message; and that a refused file was not stored. */
const licenseTexts: Readonly<Partial<Record<string, Key>>> = {
  unsupported_file_type: 'licenseWrongType',
  file_too_large: 'licenseTooLarge',
  empty_file: 'licenseEmpty',
  active_pdf: 'licenseActive',
  encrypted_pdf: 'licenseEncrypted',
  unreadable_pdf: 'licenseDamaged',
  incomplete_upload: 'uploadLicenseIncomplete',
}

/** Why a note was not saved; if a colleague changed it, theirs is shown before it is replaced. */
const formatNoteProblem: Format = (t, { code, params }) => {
  if (code === 'not_on_wishlist') return t('saveNoteGone')
  if (code !== 'note_changed') return t('saveNote')
  const note = String(params?.note ?? '')
  return note === '' ? t('saveNoteEmptied') : t('saveNoteChanged', { note })
}

/** Why an address was not stored or removed; if a colleague changed or removed it, what the next attempt does. */
const formatStoredAddressProblem =
  (key: 'storeAddress' | 'removeAddress'): Format =>
  (t, problem) => {
    const { code, params } = problem
    if (code === 'address_changed') return t(`${key}Changed`, { name: String(params?.name ?? '') })
    if (code === 'address_exists') return t('storeAddressExists', { name: String(params?.name ?? '') })
    return code === 'address_not_found' ? t('storeAddressGone') : answered(key)(t, problem)
  }

/** One text for each action, so that a new action does not compile without one. */
const formats: Record<AccountAction, Format> = {
  register: answered('register', 'registerUnanswered'),
  request_access: (t, { code, message }) =>
    invalidData.includes(code) ? t('requestAccessInvalid') : message || t('requestAccess'),
  upload_license: (t, problem) =>
    answered(licenseTexts[problem.code] ?? 'uploadLicense', 'uploadLicenseUnanswered')(t, problem),
  request_code: answered('requestCode'),
  verify_code: answered('verifyCode'),
  choose_password: answered('choosePassword'),
  load_order: (t, problem) => t(isNotFound(problem) ? 'orderNotFound' : 'loadOrder'),
  load_complaints: always('loadComplaints'),
  file_complaint: answered('fileComplaint', 'fileComplaintUnanswered'),
  upload_pictures: always('uploadPictures'),
  load_wishlist: always('loadWishlist'),
  remove_from_wishlist: always('removeFromWishlist'),
  clear_wishlist: always('clearWishlist'),
  save_note: formatNoteProblem,
  load_reviews: answered('loadReviews'),
  submit_review: answered('submitReview'),
  send_message: answered('sendMessage'),
  save_profile: answered('saveProfile'),
  load_address_book: always('loadAddressBook'),
  store_address: formatStoredAddressProblem('storeAddress'),
  remove_address: formatStoredAddressProblem('removeAddress'),
  change_password: answered('changePassword'),
  load_sessions: always('loadSessions'),
  end_session: always('endSession'),
  end_other_sessions: always('endOtherSessions'),
}

/** Puts a problem of the account area into the words of the specifications' error catalogues. */
export function formatAccountProblem(t: Translate<AccountProblemsWords>, problem: Problem<AccountAction>): string {
  return formats[problem.action](t, problem)
}
