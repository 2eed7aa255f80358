/** Every platform that has a data file; adding one is adding its file and its line here. */

import adobesign from './known/adobesign.ts'
import adp from './known/adp.ts'
import allibo from './known/allibo.ts'
import apec from './known/apec.ts'
import applicantstack from './known/applicantstack.ts'
import applied from './known/applied.ts'
import apploi from './known/apploi.ts'
import arbeitsagentur from './known/arbeitsagentur.ts'
import arbetsformedlingen from './known/arbetsformedlingen.ts'
import arcticShores from './known/arctic-shores.ts'
import ashby from './known/ashby.ts'
import avature from './known/avature.ts'
import bamboohr from './known/bamboohr.ts'
import bayt from './known/bayt.ts'
import bizneo from './known/bizneo.ts'
import brassring from './known/brassring.ts'
import breezy from './known/breezy.ts'
import brightnetwork from './known/brightnetwork.ts'
import bullhorn from './known/bullhorn.ts'
import bumeran from './known/bumeran.ts'
import cadremploi from './known/cadremploi.ts'
import calcom from './known/calcom.ts'
import calendly from './known/calendly.ts'
import candidatecare from './known/candidatecare.ts'
import careerbuilder from './known/careerbuilder.ts'
import careerplug from './known/careerplug.ts'
import carerix from './known/carerix.ts'
import caterer from './known/caterer.ts'
import catho from './known/catho.ts'
import ceipal from './known/ceipal.ts'
import charityjob from './known/charityjob.ts'
import checkr from './known/checkr.ts'
import clearcompany from './known/clearcompany.ts'
import clinch from './known/clinch.ts'
import coderbyte from './known/coderbyte.ts'
import coderpad from './known/coderpad.ts'
import codesignal from './known/codesignal.ts'
import codility from './known/codility.ts'
import comeet from './known/comeet.ts'
import computrabajo from './known/computrabajo.ts'
import concludis from './known/concludis.ts'
import cornerstone from './known/cornerstone.ts'
import cronofy from './known/cronofy.ts'
import cutE from './known/cut-e.ts'
import cvLibrary from './known/cv-library.ts'
import dVinci from './known/d-vinci.ts'
import darwinbox from './known/darwinbox.ts'
import dayforce from './known/dayforce.ts'
import devskiller from './known/devskiller.ts'
import dice from './known/dice.ts'
import digitalrecruiters from './known/digitalrecruiters.ts'
import docusign from './known/docusign.ts'
import doodle from './known/doodle.ts'
import dover from './known/dover.ts'
import eightfold from './known/eightfold.ts'
import emply from './known/emply.ts'
import eploy from './known/eploy.ts'
import epreselec from './known/epreselec.ts'
import erecruiter from './known/erecruiter.ts'
import eskill from './known/eskill.ts'
import eteach from './known/eteach.ts'
import ethicaljobs from './known/ethicaljobs.ts'
import factorial from './known/factorial.ts'
import finn from './known/finn.ts'
import flatchr from './known/flatchr.ts'
import foundit from './known/foundit.ts'
import fountain from './known/fountain.ts'
import francetravail from './known/francetravail.ts'
import freshteam from './known/freshteam.ts'
import frontline from './known/frontline.ts'
import gem from './known/gem.ts'
import getonboard from './known/getonboard.ts'
import glassdoor from './known/glassdoor.ts'
import goodhire from './known/goodhire.ts'
import goodtime from './known/goodtime.ts'
import googleCalendar from './known/google_calendar.ts'
import governmentjobs from './known/governmentjobs.ts'
import govuk from './known/govuk.ts'
import greenhouse from './known/greenhouse.ts'
import gupy from './known/gupy.ts'
import hackerearth from './known/hackerearth.ts'
import hackerrank from './known/hackerrank.ts'
import handshake from './known/handshake.ts'
import harri from './known/harri.ts'
import harver from './known/harver.ts'
import hellosign from './known/hellosign.ts'
import hellowork from './known/hellowork.ts'
import higheredjobs from './known/higheredjobs.ts'
import hired from './known/hired.ts'
import hirehive from './known/hirehive.ts'
import hireology from './known/hireology.ts'
import hireright from './known/hireright.ts'
import hireroom from './known/hireroom.ts'
import hirevue from './known/hirevue.ts'
import homerun from './known/homerun.ts'
import hrmanager from './known/hrmanager.ts'
import icims from './known/icims.ts'
import indeed from './known/indeed.ts'
import infojobs from './known/infojobs.ts'
import interamt from './known/interamt.ts'
import interfolio from './known/interfolio.ts'
import intervieweb from './known/intervieweb.ts'
import irishjobs from './known/irishjobs.ts'
import isolved from './known/isolved.ts'
import jazzhr from './known/jazzhr.ts'
import jobadder from './known/jobadder.ts'
import jobat from './known/jobat.ts'
import jobbnorge from './known/jobbnorge.ts'
import jobdiva from './known/jobdiva.ts'
import jobindex from './known/jobindex.ts'
import jobsAcUk from './known/jobs.ac.uk.ts'
import jobsCh from './known/jobs.ch.ts'
import jobscore from './known/jobscore.ts'
import jobsgopublic from './known/jobsgopublic.ts'
import jobtrain from './known/jobtrain.ts'
import jobvite from './known/jobvite.ts'
import jobylon from './known/jobylon.ts'
import join from './known/join.ts'
import justjoinit from './known/justjoinit.ts'
import karat from './known/karat.ts'
import kariyer from './known/kariyer.ts'
import karriereAt from './known/karriere.at.ts'
import keka from './known/keka.ts'
import kenjo from './known/kenjo.ts'
import lever from './known/lever.ts'
import linkedin from './known/linkedin.ts'
import livehire from './known/livehire.ts'
import manatal from './known/manatal.ts'
import mercermettl from './known/mercermettl.ts'
import meteojob from './known/meteojob.ts'
import modernloop from './known/modernloop.ts'
import monster from './known/monster.ts'
import myinterview from './known/myinterview.ts'
import mynewterm from './known/mynewterm.ts'
import nationalevacaturebank from './known/nationalevacaturebank.ts'
import naukri from './known/naukri.ts'
import networx from './known/networx.ts'
import nhsjobs from './known/nhsjobs.ts'
import nofluffjobs from './known/nofluffjobs.ts'
import occ from './known/occ.ts'
import oleeo from './known/oleeo.ts'
import onlyfy from './known/onlyfy.ts'
import oracle from './known/oracle.ts'
import otta from './known/otta.ts'
import pageup from './known/pageup.ts'
import pandadoc from './known/pandadoc.ts'
import pandape from './known/pandape.ts'
import paradox from './known/paradox.ts'
import pathways from './known/pathways.ts'
import paycom from './known/paycom.ts'
import paycor from './known/paycor.ts'
import paylocity from './known/paylocity.ts'
import peopleadmin from './known/peopleadmin.ts'
import personio from './known/personio.ts'
import phenom from './known/phenom.ts'
import pinpoint from './known/pinpoint.ts'
import pracuj from './known/pracuj.ts'
import reachmee from './known/reachmee.ts'
import recruitee from './known/recruitee.ts'
import reed from './known/reed.ts'
import rexx from './known/rexx.ts'
import rippling from './known/rippling.ts'
import seek from './known/seek.ts'
import shl from './known/shl.ts'
import smartrecruiters from './known/smartrecruiters.ts'
import snagajob from './known/snagajob.ts'
import softgarden from './known/softgarden.ts'
import solides from './known/solides.ts'
import sparkhire from './known/sparkhire.ts'
import stepstone from './known/stepstone.ts'
import sterling from './known/sterling.ts'
import successfactors from './known/successfactors.ts'
import taleez from './known/taleez.ts'
import talentclue from './known/talentclue.ts'
import talentsoft from './known/talentsoft.ts'
import taleo from './known/taleo.ts'
import teamtailor from './known/teamtailor.ts'
import tes from './known/tes.ts'
import testgorilla from './known/testgorilla.ts'
import testpartnership from './known/testpartnership.ts'
import totaljobs from './known/totaljobs.ts'
import trac from './known/trac.ts'
import traffit from './known/traffit.ts'
import trakstar from './known/trakstar.ts'
import tribepad from './known/tribepad.ts'
import ukg from './known/ukg.ts'
import umantis from './known/umantis.ts'
import usajobs from './known/usajobs.ts'
import vagas from './known/vagas.ts'
import varbi from './known/varbi.ts'
import vdab from './known/vdab.ts'
import vervoe from './known/vervoe.ts'
import visma from './known/visma.ts'
import viterbit from './known/viterbit.ts'
import webcruiter from './known/webcruiter.ts'
import welcomekit from './known/welcomekit.ts'
import welcometothejungle from './known/welcometothejungle.ts'
import wellfound from './known/wellfound.ts'
import werkenbijdeoverheid from './known/werkenbijdeoverheid.ts'
import willo from './known/willo.ts'
import workable from './known/workable.ts'
import workatastartup from './known/workatastartup.ts'
import workday from './known/workday.ts'
import workstream from './known/workstream.ts'
import xing from './known/xing.ts'
import xref from './known/xref.ts'
import yello from './known/yello.ts'
import youcanbookme from './known/youcanbookme.ts'
import yousign from './known/yousign.ts'
import ziprecruiter from './known/ziprecruiter.ts'
import zohorecruit from './known/zohorecruit.ts'
import type { Platform } from './platform.ts'

export const platforms: readonly Platform[] = [
  cutE,
  brightnetwork,
  yello,
  welcometothejungle,
  adobesign,
  adp,
  allibo,
  apec,
  applicantstack,
  applied,
  apploi,
  arbeitsagentur,
  arbetsformedlingen,
  arcticShores,
  ashby,
  avature,
  bamboohr,
  bayt,
  bizneo,
  brassring,
  breezy,
  bullhorn,
  bumeran,
  cadremploi,
  calcom,
  calendly,
  candidatecare,
  careerbuilder,
  careerplug,
  carerix,
  caterer,
  catho,
  ceipal,
  charityjob,
  checkr,
  clearcompany,
  clinch,
  coderbyte,
  coderpad,
  codesignal,
  codility,
  comeet,
  computrabajo,
  concludis,
  cornerstone,
  cronofy,
  cvLibrary,
  dVinci,
  darwinbox,
  dayforce,
  devskiller,
  dice,
  digitalrecruiters,
  docusign,
  doodle,
  dover,
  eightfold,
  emply,
  eploy,
  epreselec,
  erecruiter,
  eskill,
  eteach,
  ethicaljobs,
  factorial,
  finn,
  flatchr,
  foundit,
  fountain,
  francetravail,
  freshteam,
  frontline,
  gem,
  getonboard,
  glassdoor,
  goodhire,
  goodtime,
  googleCalendar,
  governmentjobs,
  govuk,
  greenhouse,
  gupy,
  hackerearth,
  hackerrank,
  handshake,
  harri,
  harver,
  hellosign,
  hellowork,
  higheredjobs,
  hired,
  hirehive,
  hireology,
  hireright,
  hireroom,
  hirevue,
  homerun,
  hrmanager,
  icims,
  indeed,
  infojobs,
  interamt,
  interfolio,
  intervieweb,
  irishjobs,
  isolved,
  jazzhr,
  jobadder,
  jobat,
  jobbnorge,
  jobdiva,
  jobindex,
  jobsAcUk,
  jobsCh,
  jobscore,
  jobsgopublic,
  jobtrain,
  jobvite,
  jobylon,
  join,
  justjoinit,
  karat,
  kariyer,
  karriereAt,
  keka,
  kenjo,
  lever,
  linkedin,
  livehire,
  manatal,
  mercermettl,
  meteojob,
  modernloop,
  monster,
  myinterview,
  mynewterm,
  nationalevacaturebank,
  naukri,
  networx,
  nhsjobs,
  nofluffjobs,
  occ,
  oleeo,
  onlyfy,
  oracle,
  otta,
  pageup,
  pandadoc,
  pandape,
  paradox,
  pathways,
  paycom,
  paycor,
  paylocity,
  peopleadmin,
  personio,
  phenom,
  pinpoint,
  pracuj,
  reachmee,
  recruitee,
  reed,
  rexx,
  rippling,
  seek,
  shl,
  smartrecruiters,
  snagajob,
  softgarden,
  solides,
  sparkhire,
  stepstone,
  sterling,
  successfactors,
  taleez,
  talentclue,
  talentsoft,
  taleo,
  teamtailor,
  tes,
  testgorilla,
  testpartnership,
  totaljobs,
  trac,
  traffit,
  trakstar,
  tribepad,
  ukg,
  umantis,
  usajobs,
  vagas,
  varbi,
  vdab,
  vervoe,
  visma,
  viterbit,
  webcruiter,
  welcomekit,
  wellfound,
  werkenbijdeoverheid,
  willo,
  workable,
  workatastartup,
  workday,
  workstream,
  xing,
  xref,
  youcanbookme,
  yousign,
  ziprecruiter,
  zohorecruit,
]
