import type { LicenseView } from '@skafferi/domain/shop/registration/views'
import { Checkbox } from '../../../components/forms/checkbox'
import { ChipsField } from '../../../components/forms/chips-field'
import { OptionalMark } from '../../../components/forms/field'
import { FileDrop, type DroppedFile } from '../../../components/forms/file-drop'
import { NewTabLink } from '../../../components/actions/link'
import { TextField } from '../../../components/forms/text-field'
import { useWords } from '../../../words'
import { registrationWords } from '../../../words/generated/registration'
import { useAccountProblemText } from '../account-problem-text'
import { useShopPaths } from '../../service/shop-paths'
import { FieldCell, FieldGrid, IfAsked } from './FieldCell'
import { useFieldProps, type RegistrationFieldsProps } from './use-field-props'

/** Step 5: the licence, sales channels and consents. */
export function ConsentFields(props: RegistrationFieldsProps) {
  const { license, licenseTypes, submitting, limits, onLicense, onLicenseRemove } = props
  const t = useWords(registrationWords)
  const paths = useShopPaths()
  const files = useLicenseFiles(license)
  const { answer, error, text, checkbox } = useFieldProps(props)
  return (
    <FieldGrid>
      <FieldCell field="uploadLicenses" width="line">
        <FileDrop
          label={t('label.uploadLicenses')}
          hint={t('hint.uploadLicenses')}
          need={props.optional.includes('uploadLicenses') ? 'optional' : 'required'}
          error={error('uploadLicenses')}
          accept={licenseTypes}
          files={files}
          state={submitting ? 'busy' : license?.status === 'uploading' ? 'full' : 'idle'}
          prompt={t('licensePrompt')}
          browseLabel={t('licenseBrowse')}
          onAdd={({ files: [file] }) => file && onLicense({ file })}
          onRemove={onLicenseRemove}
        />
      </FieldCell>
      <FieldCell field="salesChannels" width="line">
        <ChipsField {...answer('salesChannels')} maxLength={limits.salesChannels} />
      </FieldCell>
      <FieldCell field="howDidYouHearAboutUs" width="line">
        <TextField {...text('howDidYouHearAboutUs')} />
      </FieldCell>
      <FieldCell field="retailProgramInterest" also="resellingExclusiveOrNewProducts" width="line">
        <IfAsked field="retailProgramInterest">
          <Checkbox {...checkbox('retailProgramInterest')}>
            {t('label.retailProgramInterest')}
            <OptionalMark />
          </Checkbox>
        </IfAsked>
        <IfAsked field="resellingExclusiveOrNewProducts">
          <Checkbox {...checkbox('resellingExclusiveOrNewProducts')}>
            {t('label.resellingExclusiveOrNewProducts')}
            <OptionalMark />
          </Checkbox>
        </IfAsked>
      </FieldCell>
      <div className="border-t border-line pt-4 sm:col-span-2">
        <FieldCell field="termsAndConditions">
          <Checkbox {...checkbox('termsAndConditions')} required>
            {t('label.termsAndConditions')} <NewTabLink href={paths.terms}>{t('terms')}</NewTabLink>
          </Checkbox>
        </FieldCell>
        <FieldCell field="gdprConsent">
          <Checkbox {...checkbox('gdprConsent')} required>
            {t('label.gdprConsent')} <NewTabLink href={paths.privacy}>{t('gdpr')}</NewTabLink>
          </Checkbox>
        </FieldCell>
        <FieldCell field="newsletterSubscription">
          <Checkbox {...checkbox('newsletterSubscription')}>
            {t('label.newsletterSubscription')}
            <OptionalMark />
          </Checkbox>
        </FieldCell>
      </div>
    </FieldGrid>
  )
}

const states = { uploading: 'uploading', failed: 'failed', uploaded: 'done' } as const

/** The licence in the file control's format: one file, or none. */
function useLicenseFiles(license: LicenseView | null): readonly DroppedFile[] {
  const problemText = useAccountProblemText()
  if (license === null) return []
  const { status, problem, ...file } = license
  return [{ ...file, status: states[status], previewUrl: null, problem: problem && problemText(problem) }]
}
