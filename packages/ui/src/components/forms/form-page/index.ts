export { ActionBar, type ActionBarProps } from './ActionBar'
export { FormPage, type FormPageProps } from './FormPage'
export { FormPart, FormSection, type FormPartProps, type FormSectionProps } from './FormSection'
export { SaveBar, type SaveBarProps, type SaveFault, type SaveState } from './SaveBar'
