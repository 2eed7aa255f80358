export const en = {
  'followUp.title': 'Ask how it stands',
  'followUp.to': 'Wrote to you so far: {people}',
  'followUp.noPerson': 'No person wrote to you yet: answer the last mail, or use the contact of the posting.',
  'followUp.text': 'Draft',
  'followUp.draft':
    'Hello,\n\non {at} I applied for the position {title} at {company}. I am still very interested and would be glad to hear how things stand.\n\nIs there anything else you need from me?\n\nThank you and kind regards\n{me}',
  'followUp.draft.undated':
    'Hello,\n\nI applied for the position {title} at {company}. I am still very interested and would be glad to hear how things stand.\n\nIs there anything else you need from me?\n\nThank you and kind regards\n{me}',
  'followUp.draft.interview':
    'Hello,\n\nthank you again for the interview about the position {title} at {company}. I enjoyed it and remain very interested.\n\nMay I ask how things stand, and when I can expect to hear from you?\n\nKind regards\n{me}',
} as const
