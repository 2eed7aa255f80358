// What most do not see, or not at once, comes after the page: styles for paper and stronger contrast, and the care for the keyboard's focus.
import './ui/paper.css'
import './ui/strong-contrast.css'
import './ui/keep-focus.ts'
