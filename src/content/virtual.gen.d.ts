// Generated from content/schemas by `npm run generate`. Do not edit.

declare module 'virtual:content/about' {
  const content: import('./types.gen').AboutFile
  export default content
}

declare module 'virtual:content/appointment' {
  const content: import('./types.gen').AppointmentFile
  export default content
}

declare module 'virtual:content/calls' {
  const content: import('./types.gen').CallsFile
  export default content
}

declare module 'virtual:content/clinic' {
  const content: import('./types.gen').ClinicFile
  export default content
}

declare module 'virtual:content/doctors' {
  const content: import('./types.gen').DoctorsFile
  export default content
}

declare module 'virtual:content/galleries' {
  const content: import('./types.gen').GalleriesFile
  export default content
}

declare module 'virtual:content/hero' {
  const content: import('./types.gen').HeroFile
  export default content
}

declare module 'virtual:content/pages' {
  const content: import('./types.gen').PagesFile
  export default content
}

declare module 'virtual:content/prices' {
  const content: import('./types.gen').PricesFile
  export default content
}

declare module 'virtual:content/privacy' {
  const content: import('./types.gen').PrivacyFile
  export default content
}

declare module 'virtual:content/prose' {
  const content: import('./types.gen').ProseFile
  export default content
}

declare module 'virtual:content/questions' {
  const content: import('./types.gen').QuestionsFile
  export default content
}

declare module 'virtual:content/services' {
  const content: import('./types.gen').ServicesFile
  export default content
}

declare module 'virtual:content/site' {
  const content: import('./types.gen').SiteFile
  export default content
}

declare module 'virtual:content/statistics' {
  const content: import('./types.gen').StatisticsFile
  export default content
}

declare module 'virtual:content/testimonials' {
  const content: import('./types.gen').TestimonialsFile
  export default content
}

declare module 'virtual:content/theme' {
  const content: import('./types.gen').ThemeFile
  export default content
}

declare module 'virtual:content/treatments' {
  const content: import('./types.gen').TreatmentsFile
  export default content
}
