export { TestMail, type TestMailProps } from './TestMail'
