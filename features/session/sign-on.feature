@browser @server
Feature: Signing in elsewhere
  Where others sign people in as well, the sign-in page links to them. They lead back to where the person was going.

  Scenario: Without them there is nothing to see
    Given somebody has opened the application
    Then somebody is not told "or continue with"
    And somebody can sign on with ""

  Scenario: They are listed by name, and lead back to this page
    Given "github, my-company" sign people in elsewhere
    And somebody has opened the application
    Then somebody can sign on with "Github, My Company"
    And everybody who signs people in elsewhere brings them back to "/login"

  Scenario: They know which page was wanted
    Given "github" sign people in elsewhere
    When somebody opens the address "/collections/tags"
    Then somebody can sign on with "Github"
    And everybody who signs people in elsewhere brings them back to "/login?redirect=%2Fcollections%2Ftags"
