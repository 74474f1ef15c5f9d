import { addressLines } from '../settings/address-lines'
import { asksLicence } from '../settings/settings.queries'
import type { components } from '@skafferi/api/admin'
import { toLegalTextView } from '../../platform/shared-views'
import { legalChanges, type LegalChange } from '../../rules/legal/legal-changes'
import type { LegalSeller } from '../../rules/legal/legal-templates'
import { cleanLegalText, legalFaults, withoutVersion, type LegalText } from '../../rules/legal/legal-text'
import { firstLanguage, textIn } from '../../rules/text/local-text'
import { toDateTimeView } from '../date-time'
import type { Office } from '../office-context'
import type {
  LegalDraft,
  LegalField,
  LegalFieldFault,
  LegalFormView,
  LegalGap,
  LegalVersionDetailView,
  LegalVersionView,
  ListedLegalView,
} from './legal.view'

type Schemas = components['schemas']
type LocalContent = Schemas['LocalLegalContent']
type Content = Schemas['LegalContent']

const linesIn = (text: string) => text.split('\n')

/** Converts a text to the form. */
export const toLegalDraft = ({ title, notes, sections }: LegalText): LegalDraft => ({
  title,
  notes: notes.join('\n'),
  sections: sections.map((section) => ({ title: section.title, text: section.paragraphs.join('\n') })),
})

/** Converts the form to a text, normalized as the store does. */
function toLegalText({ title, notes, sections }: LegalDraft): LegalText {
  return cleanLegalText({
    title,
    notes: linesIn(notes),
    sections: sections.map((section) => ({ title: section.title, paragraphs: linesIn(section.text) })),
  })
}

/** The seller of a template; without a profile, which is not loaded yet, everything is a gap. */
export const toLegalSeller = (
  profile: Schemas['ShopProfile'] | undefined,
  applications: Schemas['ApplicationForm'] | undefined,
): LegalSeller => ({
  name: (profile?.legal_name || profile?.name) ?? '',
  registrationNumber: profile?.registration_number ?? '',
  address: profile ? addressLines(profile) : [],
  email: profile?.email ?? '',
  phone: profile?.phone ?? '',
  vatIds: profile?.vat_ids ?? [],
  returns: profile ? textIn(profile.returns, firstLanguage) : '',
  asksLicence: asksLicence(applications),
})

/** The text of the form's language; null if there is none. */
export const formText = (text: LocalContent | null): LegalText | null => text && (textIn(text, firstLanguage) ?? null)

/** The stored text with that of the form. Other languages stay. */
export function toLocalContent(stored: LocalContent | null, draft: LegalDraft): LocalContent {
  return { ...stored, [firstLanguage]: toLegalText(draft) as Content } as LocalContent
}

export const toLegalVersion = (
  { version, published_at, published_by, url }: Schemas['LegalVersion'],
  office: Office,
): LegalVersionView => ({ version, published: toDateTimeView(published_at, office), by: published_by, url })

export const toListedLegal = (
  { kind, current, drafted_at }: Schemas['ListedLegalText'],
  office: Office,
): ListedLegalView => ({
  kind,
  href: office.paths.legalText(kind),
  current: current && toLegalVersion(current, office),
  drafted: drafted_at !== null,
})

/** The number of a paragraph's line in the form: empty lines are removed from the text. */
const fieldOf = (field: string): LegalField => field.replace(/\.paragraphs(\.\d+)?$/, '.text') as LegalField

/** The faults of a form by field. Missing parts prevent publishing only. */
function faultsOf(text: LegalText, hosts: readonly string[]): LegalFormView['faults'] {
  const faults = Object.entries(legalFaults(text, hosts)).filter(([, fault]) => fault !== 'required')
  return Object.fromEntries(faults.map(([field, fault]) => [fieldOf(field), fault as LegalFieldFault]))
}

/** The places that are not filled in; each paragraph with a gap is one. */
const gapsOf = (text: LegalText, hosts: readonly string[]): LegalGap[] =>
  Object.entries(legalFaults(text, hosts)).flatMap(([path, fault]) => {
    if (fault !== 'required') return []
    const [, section, , line] = path.split('.')
    const paragraph = line === undefined ? null : text.sections[Number(section)]!.paragraphs[Number(line)]!
    return [{ field: fieldOf(path), text: paragraph }]
  })

interface FormParts {
  draft: LegalDraft | null
  changed: LegalFormView['changed']
  hosts: readonly string[]
  /** The published text; null if there is none here. */
  published: LegalText | null
  /** What the profile says and a text of the kind does not. */
  unsaidBy: (text: LegalText) => readonly string[]
}

/** Converts a draft with its typed changes to the form. */
export function toLegalForm(
  { kind, current, changed_at, changed_by }: Schemas['LegalDraft'],
  { draft, changed, hosts, published, unsaidBy }: FormParts,
  office: Office,
): LegalFormView {
  const text = draft && toLegalText(draft)
  return {
    kind,
    draft,
    changed,
    faults: text ? faultsOf(text, hosts) : {},
    preview: text && toLegalTextView(text),
    current: current && toLegalVersion(current, office),
    saved: changed_at === null ? null : { time: toDateTimeView(changed_at, office), by: changed_by },
    changes: text ? legalChanges(published, text) : [],
    missing: text ? gapsOf(text, hosts) : [],
    unsaid: text ? unsaidBy(text) : [],
  }
}

/** Converts a version with its text. */
export function toLegalVersionDetail(
  { legal_version, text, previous }: Schemas['LegalVersionAnswer'],
  office: Office,
): LegalVersionDetailView {
  const [after, before] = [formText(text), formText(previous)]
  return {
    ...toLegalVersion(legal_version, office),
    text: after && toLegalTextView(after),
    changes: after ? legalChanges(before, after) : [],
  }
}

/** The lines that another operator has changed between two drafts. */
export const remoteLegalChanges = (before: LegalDraft, after: LegalDraft): LegalChange[] =>
  legalChanges(toLegalText(before), toLegalText(after)).filter(({ line }) => line !== '')

/** The form of a version, to use it as the draft. */
export const draftOfVersion = (text: LocalContent | null): LegalDraft | null => {
  const content = formText(text)
  return content && toLegalDraft(withoutVersion(content))
}

/** Moves a section by one place; the same list if it is the first or the last. */
export function moveSection(sections: LegalDraft['sections'], index: number, by: -1 | 1): LegalDraft['sections'] {
  const section = sections[index]
  if (!section || index + by < 0 || index + by >= sections.length) return sections
  return sections.toSpliced(index, 1).toSpliced(index + by, 0, section)
}
