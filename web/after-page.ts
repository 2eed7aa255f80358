// What most do not see, or not at once, comes after the page: styles for paper and stronger contrast, the care for the keyboard's focus,
// and the pages that may be next.
import './ui/paper.css'
import './ui/strong-contrast.css'
import './ui/keep-focus.ts'
import { loadAhead } from './load-ahead.ts'

loadAhead()
