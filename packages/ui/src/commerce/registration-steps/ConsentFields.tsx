import type { LicenseView } from '@skafferi/domain/registration/views'
import { Checkbox } from '../../components/checkbox'
import { ChipsField } from '../../components/chips-field'
import { FileDrop, type DroppedFile } from '../../components/file-drop'
import { Link } from '../../components/link'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'
import { useAccountProblemText } from '../account-problem-text'
import { useShopPaths } from '../shop-paths'
import { Place, Places } from './Place'
import { useFieldProps, type RegistrationFieldsProps } from './use-field-props'

/** Step 5: the licence, how they sell, and what they agree to. */
export function ConsentFields(props: RegistrationFieldsProps) {
  const { license, licenseTypes, submitting, limits, onLicense, onLicenseRemove } = props
  const t = useWords(registrationWords)
  const paths = useShopPaths()
  const files = useLicenseFiles(license)
  const { answer, error, text, tick } = useFieldProps(props)
  return (
    <Places>
      <Place field="uploadLicenses" width="line">
        <FileDrop
          label={t('label.uploadLicenses')}
          hint={t('hint.uploadLicenses')}
          need="required"
          error={error('uploadLicenses')}
          accept={licenseTypes}
          files={files}
          state={submitting ? 'busy' : license?.status === 'uploading' ? 'full' : 'idle'}
          prompt={t('licensePrompt')}
          browseLabel={t('licenseBrowse')}
          onAdd={({ files: [file] }) => file && onLicense({ file })}
          onRemove={onLicenseRemove}
        />
      </Place>
      <Place field="salesChannels" width="line">
        <ChipsField {...answer('salesChannels')} maxLength={limits.salesChannels} />
      </Place>
      <Place field="howDidYouHearAboutUs" width="line">
        <TextField {...text('howDidYouHearAboutUs')} />
      </Place>
      <Place field="retailProgramInterest" width="line">
        <Checkbox {...tick('retailProgramInterest')}>{t('label.retailProgramInterest')}</Checkbox>
        <Checkbox {...tick('resellingExclusiveOrNewProducts')}>{t('label.resellingExclusiveOrNewProducts')}</Checkbox>
      </Place>
      <div className="border-t border-line pt-4 sm:col-span-2">
        <Place field="termsAndConditions">
          <Checkbox {...tick('termsAndConditions')} required>
            {t('label.termsAndConditions')}{' '}
            {paths.terms === undefined ? t('terms') : <Link href={paths.terms}>{t('terms')}</Link>}
          </Checkbox>
        </Place>
        <Place field="gdprConsent">
          <Checkbox {...tick('gdprConsent')} required>
            {t('label.gdprConsent')}
          </Checkbox>
        </Place>
        <Place field="newsletterSubscription">
          <Checkbox {...tick('newsletterSubscription')}>
            {t('label.newsletterSubscription')} <span className="text-ink-muted">{t('optional')}</span>
          </Checkbox>
        </Place>
      </div>
    </Places>
  )
}

const states = { uploading: 'uploading', failed: 'failed', uploaded: 'done' } as const

/** The licence as the control shows its files: one, or none. */
function useLicenseFiles(license: LicenseView | null): readonly DroppedFile[] {
  const problemText = useAccountProblemText()
  if (license === null) return []
  const { status, problem, ...file } = license
  return [{ ...file, status: states[status], previewUrl: null, problem: problem && problemText(problem) }]
}
