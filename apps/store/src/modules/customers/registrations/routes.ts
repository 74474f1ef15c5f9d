import type { AnswerOf, Handlers } from '../../../platform/http/handler'
import type { AnswersService } from './answer-question'
import type { RegistrationsService } from './submit-registration'

function received(application_id: string): AnswerOf<'registerCompany'> {
  return { success: true, message: 'Application received successfully.', application_id }
}

type Calls =
  | 'registerCompany'
  | 'requestAccess'
  | 'readApplicationStatus'
  | 'readSentApplication'
  | 'answerApplicationQuestion'

/** Routes for applications. */
export function registrationsRoutes(registrations: RegistrationsService, answers: AnswersService): Handlers<Calls> {
  return {
    async registerCompany({ body, requestId }) {
      return received(await registrations.register(body, requestId))
    },
    async requestAccess({ body, requestId }) {
      return received(await registrations.requestAccess(body, requestId))
    },
    readApplicationStatus: ({ body }) => registrations.readStatus(body.token),
    readSentApplication: ({ body }) => answers.read(body.token),
    async answerApplicationQuestion({ body: { token, ...form }, requestId }) {
      return received(await answers.send(token, form, requestId))
    },
  }
}
