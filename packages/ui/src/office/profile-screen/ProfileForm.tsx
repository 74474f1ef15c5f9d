import type { FaultyLine, LogoPlace, ProfileDraft, ProfileField, ShopProfileView } from '@skafferi/domain/office/views'
import type { ReactNode } from 'react'
import { FormPage, FormPart, FormSection, type FormPartProps } from '../../components/forms/form-page'
import { SelectField } from '../../components/forms/select-field'
import { TextArea } from '../../components/forms/text-area'
import { TextField } from '../../components/forms/text-field'
import { useLocale, useWords } from '../../words'
import type { Reason } from '../../words/use-sentences'
import { officeProfileWords } from '../../words/generated/office-profile'
import { useFormErrors } from '../form-errors'
import { LogoField, type LogoUpload } from './LogoField'

/** The fields in the order of the form. */
const FIELDS = [
  'name',
  'light',
  'dark',
  'mark',
  'colour',
  'legalName',
  'registrationNumber',
  'country',
  'vatIds',
  'email',
  'phone',
  'hours',
  'address',
  'about',
  'orderRules',
  'returns',
  'approval',
  'footerLinks',
  'senderName',
  'signature',
] as const satisfies readonly ProfileField[]

/** Fields of text. */
type TextName = Exclude<ProfileField, LogoPlace | 'country'>

/** The store's maximum lengths in characters. */
const MAX_LENGTHS: Readonly<Record<TextName, number>> = {
  name: 60,
  legalName: 120,
  registrationNumber: 40,
  vatIds: 220,
  address: 600,
  phone: 40,
  email: 254,
  hours: 500,
  orderRules: 500,
  returns: 500,
  approval: 500,
  about: 500,
  footerLinks: 6 * 600,
  senderName: 60,
  signature: 500,
  colour: 7,
}

const WITH_HINT = [
  'legalName',
  'address',
  'hours',
  'orderRules',
  'approval',
  'colour',
  'footerLinks',
  'senderName',
  'signature',
] as const

const hasHint = (name: string): name is (typeof WITH_HINT)[number] => (WITH_HINT as readonly string[]).includes(name)

export interface ProfileFormProps {
  profile: ShopProfileView
  /** True if the operator may change it. */
  editable: boolean
  saving: boolean
  /** The store's refusals by field. */
  refused: Readonly<Partial<Record<ProfileField, Reason & FaultyLine>>>
  /** Pictures that are uploading or were rejected, by place. */
  uploads: Readonly<Partial<Record<LogoPlace, LogoUpload>>>
  /** The address that e-mails are sent from; `null` without a mail server, and until it is known. */
  mailAddress: string | null
  /** What comes of the brand colour. */
  colourPreview?: ReactNode
  /** Sends a test e-mail; omitted for operators who may not send one. */
  testMail?: ReactNode
  onType: (change: Partial<ProfileDraft>) => void
  onUpload: (event: { place: LogoPlace; file: File }) => void
  /** The user dismisses the notice about a rejected picture. */
  onDismissUpload: () => void
  onDiscard: () => void
  onSave: () => void
}

/** The form of the shop's profile. */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, editable, saving, refused, uploads, mailAddress, colourPreview, testMail } = props
  const { onType, onUpload, onDismissUpload, onDiscard, onSave } = props
  const t = useWords(officeProfileWords)
  const { draft, changed, faults, stale, faultyLink, countries, vatIdExample } = profile
  const list = new Intl.ListFormat(useLocale())
  const { page, errorOf, onBlur } = useFormErrors({
    fields: FIELDS,
    changed,
    faults,
    refused,
    editable,
    saving,
    uploading: Object.values(uploads).some(({ problem }) => problem === null),
    labelOf: (field) => t(`field.${field}`),
    faultText: (fault) => (fault === 'link' ? t('fault.link', { line: faultyLink ?? 1 }) : t(`fault.${fault}`)),
    refusalText(problem, field) {
      const line = refused[field]?.line
      return line === undefined ? t('fault.refused', { problem }) : t('fault.refusedLine', { line, problem })
    },
    onDiscard,
    onSave,
  })

  const part = (name: ProfileField, field: FormPartProps['children'], width?: FormPartProps['width']) => (
    <FormPart key={name} width={width} changed={changed.includes(name)}>
      {field}
    </FormPart>
  )
  function hintOf(name: TextName): string | undefined {
    const facts = stale[name]
    if (facts) return t('stale', { facts: list.format(facts) })
    if (name === 'vatIds') return t('hint.vatIds', { example: vatIdExample ?? 'none' })
    if (name === 'phone') return t('hint.phone', { country: draft.country })
    return hasHint(name) ? t(`hint.${name}`) : undefined
  }
  const textProps = (name: TextName) => ({
    label: t(`field.${name}`),
    hint: hintOf(name),
    error: errorOf(name),
    name,
    value: draft[name],
    maxLength: MAX_LENGTHS[name],
    readOnly: !editable,
    onChange: ({ value }: { value: string }) => onType({ [name]: value }),
    onBlur: () => onBlur(name),
  })
  const text = (name: TextName) => part(name, <TextField {...textProps(name)} />)
  const lines = (name: TextName) => part(name, <TextArea {...textProps(name)} length="short" />, 'full')
  const logo = (place: LogoPlace) =>
    part(
      place,
      <LogoField
        label={t(`field.${place}`)}
        hint={t(`hint.${place}`)}
        error={errorOf(place)}
        picture={draft[place]}
        onDark={place === 'dark'}
        fallback={place === 'dark' ? draft.light : null}
        editable={editable}
        upload={uploads[place]}
        onUpload={({ file }) => onUpload({ place, file })}
        onRemove={() => onType({ [place]: null })}
        onDismiss={onDismissUpload}
      />,
      'third',
    )

  return (
    <FormPage label={t('form')} {...page}>
      <FormSection title={t('name')} hint={t('nameHint')}>
        {part('name', <TextField {...textProps('name')} need="required" />, 'full')}
        {logo('light')}
        {logo('dark')}
        {logo('mark')}
      </FormSection>
      <FormSection title={t('colour')} hint={t('colourHint')}>
        {text('colour')}
        {editable && (
          <FormPart width="third">
            <input
              type="color"
              aria-label={t('pickColour')}
              className="mt-6 h-control w-16 rounded-md border border-line-control bg-surface p-1"
              // The control has no empty value: without a colour it shows the standard one.
              value={/^#[0-9a-f]{6}$/i.test(draft.colour) ? draft.colour.toLowerCase() : '#0a4b5e'}
              onChange={(event) => onType({ colour: event.currentTarget.value })}
            />
          </FormPart>
        )}
        {colourPreview && <FormPart width="full">{colourPreview}</FormPart>}
      </FormSection>
      <FormSection title={t('company')} hint={t('companyHint')}>
        {text('legalName')}
        {text('registrationNumber')}
        {part(
          'country',
          <SelectField
            label={t('field.country')}
            hint={t('hint.country')}
            error={errorOf('country')}
            name="country"
            options={countries}
            value={draft.country}
            disabled={!editable}
            onChange={({ value }) => onType({ country: value as ProfileDraft['country'] })}
          />,
        )}
        {text('vatIds')}
        {text('email')}
        {text('phone')}
        {text('hours')}
        {lines('address')}
      </FormSection>
      <FormSection title={t('promises')} hint={t('promisesHint')}>
        {lines('about')}
        {lines('orderRules')}
        {lines('returns')}
        {lines('approval')}
        {lines('footerLinks')}
      </FormSection>
      <FormSection
        title={t('mails')}
        hint={mailAddress === null ? undefined : t('mailsHint', { address: mailAddress })}
      >
        {text('senderName')}
        {lines('signature')}
        {testMail && <FormPart width="full">{testMail}</FormPart>}
      </FormSection>
    </FormPage>
  )
}
