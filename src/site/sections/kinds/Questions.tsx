export { QuestionsSection as default } from '../questions/QuestionsSection'
