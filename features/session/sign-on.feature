@browser @server
Feature: Single sign-on
  The sign-in page links to the configured providers, which return to the requested page.

  Scenario: Without providers there are no sign-on links
    Given the visitor has opened the application
    Then the visitor does not see the message "or continue with"
    And the visitor sees the sign-on links ""

  Scenario: Providers are listed by name and return to the sign-in page
    Given single sign-on is enabled for "github, my-company"
    And the visitor has opened the application
    Then the visitor sees the sign-on links "Github, My Company"
    And every sign-on link returns to "/login"

  Scenario: Providers return to the requested page
    Given single sign-on is enabled for "github"
    When the visitor opens the address "/collections/tags"
    Then the visitor sees the sign-on links "Github"
    And every sign-on link returns to "/login?redirect=%2Fcollections%2Ftags"

  Scenario: A sign-on through a provider opens the requested page
    Given single sign-on through "github" confirms the address "clara.voss@northlight.example"
    When the visitor opens the address "/collections/tags"
    And the visitor signs on through "Github"
    Then she is at the list "tags"
    When she reloads the page
    Then she is at the list "tags"

  Scenario: A person whom the provider knows but not the project is told so
    Given single sign-on through "github" confirms the address "stranger@northlight.example"
    And the visitor has opened the application
    When the visitor signs on through "Github"
    Then the visitor is at the sign-in page
    And the visitor sees the message "Sign-in with the other provider failed"
