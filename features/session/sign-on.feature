@browser @server
Feature: Signing in elsewhere
  Where others sign people in as well, the sign-in page links to them. They lead back to where the person was going.

  Scenario: Without them there is nothing to see
    Given the visitor has opened the application
    Then the visitor does not see the message "or continue with"
    And the visitor sees the sign-on links ""

  Scenario: They are listed by name, and lead back to this page
    Given single sign-on is enabled for "github, my-company"
    And the visitor has opened the application
    Then the visitor sees the sign-on links "Github, My Company"
    And every sign-on link returns to "/login"

  Scenario: They know which page was wanted
    Given single sign-on is enabled for "github"
    When the visitor opens the address "/collections/tags"
    Then the visitor sees the sign-on links "Github"
    And every sign-on link returns to "/login?redirect=%2Fcollections%2Ftags"
