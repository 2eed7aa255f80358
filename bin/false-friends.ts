/** Words that read as English and are not what a reader expects, with what to write instead. `npm run check` refuses them. */
export const falseFriends: readonly (readonly [found: RegExp, instead: string])[] = [
  [/\bcan not\b/i, 'cannot'],
  [/\b(?:is|are|was|were|be|been) told\b/i, 'says, shows, reports, states'],
  [/\b(?:taken?|takes|taking|took) back\b/i, 'undo, undone'],
  [/\bshall\b/i, 'must, will'],
  [/\bparted by\b/i, 'separated by'],
  [/\bwhom somebody\b/i, 'name who acts'],
  [/\bthat of which\b/i, 'the one whose'],
  [/\bso many of them\b/i, 'maximum, at most'],
  [/\btaken for nobody\b|\band is nobody[’']s\b/i, 'reserved, unassigned'],
  [/\bhow far it came\b/i, 'progress'],
  [/\bno word (?:for|from)\b/i, 'no reply for, no reply from'],
  [/\bthe middle of \{/i, 'median of'],
  [/\bends below its beginning\b/i, 'the maximum is lower than the minimum'],
  [/\bthis is no\b/i, 'say what to enter'],
]
