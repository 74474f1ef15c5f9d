export { RegistrationWizard, type RegistrationWizardProps, type WizardStep } from './RegistrationWizard'
