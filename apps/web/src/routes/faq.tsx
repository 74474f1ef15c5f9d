export { FaqScreen as default } from '@skafferi/ui/screens/faq-screen'
